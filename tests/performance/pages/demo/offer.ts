type Commands = Record<string, unknown>;

declare global {
  interface Window {
    bench?: Commands;
  }
}

/** Lets a benchmark drive the page that calls this. */
export function offer(commands: Commands): void {
  window.bench = { ...window.bench, ...commands };
}
