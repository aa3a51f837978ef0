import { LIBRARIES, PARTS, PEER_VERSIONS } from './peers.mjs';

const KILOBYTE = 1000;
const kilobytes = (bytes) => (bytes === null ? '–' : (bytes / KILOBYTE).toFixed(1));

/** A table whose columns are as wide as their widest cell, all but the first one aligned at the end. */
function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((cells) => cells[at].length)));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = rows.map((cells) =>
    line(cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))),
  );
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, line(rule), ...body].join('\n');
}

/** How much a part of ours weighs for each byte of the lightest peer. */
function share({ parlour, ...peers }) {
  const known = Object.values(peers).filter((bytes) => bytes !== null);
  return parlour / Math.min(...known);
}

function heavier(sizes) {
  const parts = Object.entries(sizes).filter(([, byLibrary]) => share(byLibrary) > 1);
  if (parts.length === 0) return 'No part is heavier than the lightest peer.';
  const names = parts.map(([part, byLibrary]) => `${part} (${share(byLibrary).toFixed(1)} times)`);
  return `Heavier than the lightest peer: ${names.join(', ')}.`;
}

/** The page of `docs/measurements` that says what was measured. */
export function asMarkdown({ measuredOn, versions, sizes, together }) {
  const libraries = Object.entries(LIBRARIES);
  const used = Object.entries({ ...PEER_VERSIONS, ...versions }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const cellsOf = (byLibrary) => libraries.map(([library]) => kilobytes(byLibrary[library]));
  return `# What parts weigh beside their peers

Written by \`npm run docs:peers\` on ${measuredOn}; do not edit it. Kilobytes (1,000 bytes), gzipped: what one part adds to an
application that has React, with all that it always loads and with its styles, built by one bundler with one set of
choices in one run. The last column is Parlour for each byte of the lightest peer: below 1.0 it is the lightest.

${table([
  ['part', ...libraries.map(([, { title }]) => title), 'beside the lightest'],
  ...Object.keys(PARTS).map((part) => [
    part,
    ...cellsOf(sizes[part]),
    share(sizes[part]).toFixed(2),
  ]),
  ['all of them at once', ...cellsOf(together), share(together).toFixed(2)],
])}

${heavier(sizes)}

## How to read it

- Parts are not equal. React Aria has behaviour without styles. \`DataTable\` sorts, pages, selects, saves and has cards on a
  phone; MUI and Mantine have elements with styles; antd's table does more. Native \`Select\` has no peer in antd and React Aria.
- Parlour's texts of a language are a file that is loaded once (\`labels/<tag>.json\`) and not in the rows; those of the others are
  English and in their code.
- What several parts share is in each row, and once in the last one: for MUI its styles by script, for antd its theme, for
  Parlour very little. An application with many parts looks at the last row; a library that lacks some of them has fewer in it.
- What a part fetches only when it is needed is left out.
- Mantine's rows have the style sheet of the part alone, not those of what it uses.
- MUI has a timeline only in its lab, of which no released version fits this one.

## Versions

${used.map(([name, version]) => `- \`${name}\` ${version}`).join('\n')}
`;
}
