const LEVELS = ['error', 'warn'] as const;

/** Records `console.error` and `console.warn`. */
export interface ConsoleGuard {
  /** Throws if there was a message that `parameters.console.allow` does not name. */
  check: (parameters: unknown) => void;
  stop: () => void;
}

function allowedBy(parameters: unknown): readonly RegExp[] {
  return (parameters as { console?: { allow?: readonly RegExp[] } }).console?.allow ?? [];
}

/** Starts recording; messages still reach the real console. */
export function guardConsole(): ConsoleGuard {
  const said: string[] = [];
  const originals = LEVELS.map((level) => [level, console[level].bind(console)] as const);
  for (const [level, original] of originals) {
    console[level] = (...parts: unknown[]) => {
      said.push(`console.${level}: ${parts.map(String).join(' ')}`);
      original(...parts);
    };
  }
  return {
    check: (parameters) => {
      const allowed = allowedBy(parameters);
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) {
        throw new Error(
          `The story wrote to the console, which is an error in the story or the component. Expected messages are named in parameters.console.allow.\n${unexpected.join('\n')}`,
        );
      }
    },
    stop: () => {
      for (const [level, original] of originals) console[level] = original;
    },
  };
}
