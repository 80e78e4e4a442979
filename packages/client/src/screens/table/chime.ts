let context: AudioContext | undefined;

/** Two soft wooden notes: it is your turn. Silent where the browser allows no sound yet. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const { currentTime } = context;
    strike(context, { at: currentTime, hertz: 587 });
    strike(context, { at: currentTime + 0.16, hertz: 880 });
  } catch {
    // no sound on this device
  }
}

function strike(audio: AudioContext, note: { readonly at: number; readonly hertz: number }): void {
  const wood = audio.createOscillator();
  const loudness = audio.createGain();
  wood.type = "triangle";
  wood.frequency.value = note.hertz;
  loudness.gain.setValueAtTime(0.0001, note.at);
  loudness.gain.exponentialRampToValueAtTime(0.22, note.at + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, note.at + 0.5);
  wood.connect(loudness).connect(audio.destination);
  wood.start(note.at);
  wood.stop(note.at + 0.55);
}
