type Commands = Record<string, unknown>;

declare global {
  interface Window {
    bench?: Commands;
  }
}

/** Exposes commands with which a benchmark drives the page. */
export function exposeCommands(commands: Commands): void {
  window.bench = { ...window.bench, ...commands };
}
