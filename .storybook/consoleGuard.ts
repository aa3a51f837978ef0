const LEVELS = ['error', 'warn'] as const;

/** Listens to `console.error` and `console.warn` until it is asked what was said. */
export interface ConsoleGuard {
  /** Throws when something was said that is not allowed. */
  check: (allowed: readonly RegExp[]) => void;
  stop: () => void;
}

/** Starts listening; what is said still reaches the real console. */
export function guardConsole(): ConsoleGuard {
  const said: string[] = [];
  const originals = LEVELS.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals) {
    console[level] = (...parts: unknown[]) => {
      said.push(`console.${level}: ${parts.map(String).join(' ')}`);
      original(...parts);
    };
  }
  return {
    check(allowed) {
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) {
        throw new Error(
          `The story wrote to the console, which is a fault in the story or the component. Expected messages are named in parameters.console.allow.\n${unexpected.join('\n')}`,
        );
      }
    },
    stop() {
      for (const [level, original] of originals) console[level] = original;
    },
  };
}
