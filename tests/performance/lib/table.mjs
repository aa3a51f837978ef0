/** Bytes as kB of 1,000, with one digit. */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Text in columns: the first aligned to the left, the others to the right. */
export function table(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  const line = (cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  ');
  const [first, ...rest] = lines.map(line);
  return [first, widths.map((width) => '-'.repeat(width)).join('  '), ...rest].join('\n');
}
