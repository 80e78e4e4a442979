/** A moment as ISO 8601 with the server's offset from UTC, for example `2025-11-30T21:04:05.678+09:00`. @param at milliseconds since 1970 */
export function isoWithOffset(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const local = new Date(at + minutes * 60_000).toISOString().slice(0, -1);
  const ahead = Math.abs(minutes);
  return `${local}${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
