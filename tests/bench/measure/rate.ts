/** Does something again and again for this much of the process's own time. @returns how often a second, doing `each` counts */
export function ratePerSecond(forMs: number, once: () => number): number {
  const from = processorMs();
  let count = 0;
  let took = 0;
  while (took < forMs) {
    count += once();
    took = processorMs() - from;
  }
  return (count * 1000) / took;
}

/** Milliseconds of processor time of this process, garbage collection included: others on the machine do not count. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
