const SHOWN = 2;

/** Shows no more of a name than its owner needs to know it again, as in 'ka***07'. */
export function maskedName(name: string): string {
  const shown = name.length > 2 * SHOWN ? SHOWN : 1;
  return `${name.slice(0, shown)}***${name.slice(-shown)}`;
}
