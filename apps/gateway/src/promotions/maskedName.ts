const SHOWN = 2;

/** Masks a name so that only its owner recognizes it, as in 'ka***07'. */
export function maskedName(name: string): string {
  const shown = name.length > 2 * SHOWN ? SHOWN : 1;
  return `${name.slice(0, shown)}***${name.slice(-shown)}`;
}
