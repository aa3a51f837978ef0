const ID = String.raw`(?:[A-Z][A-Z0-9]+-\d{2}|F-\d|[A-G]\d{1,2})`;
const ROW = new RegExp(`^- (${ID}): \\S`, 'gm');
/** As titles of tests name a row: `[HOME-03]`, `[F8]`. */
const IN_TITLE = new RegExp(`\\[(${ID})\\]`, 'g');
/** As comments and docs do: `(F8)`, `(WAL-05, F10 to F12)`. */
const IN_BRACKETS = new RegExp(`\\((${ID}(?:(?:, | to | and )${ID})*)\\)`, 'g');
const COMMENT = /\/\/|\/\*|^\s*\*/;

/** The ids of the page of requirements, in its order. */
const rowsOf = (page) => [...page.matchAll(ROW)].map(([, id]) => id);

/** The ids that a file names. A short one counts only where it can be nothing else: `G1` is a prize as well. */
function idsIn(path, text, areas) {
  const ofAnArea = new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d{2}(?![\\d-])`, 'g');
  const isProse = /\.mdx?$/.test(path);
  const lines = text.split('\n').filter((line) => isProse || COMMENT.test(line));
  const inBrackets = [...lines.join('\n').matchAll(IN_BRACKETS)].flatMap(([, list]) =>
    list.split(/, | to | and /),
  );
  return new Set([
    ...[...text.matchAll(IN_TITLE)].map(([, id]) => id),
    ...[...text.matchAll(ofAnArea)].map(([id]) => id),
    ...inBrackets,
  ]);
}

/** Errors of the page of requirements, compared with the files that name its rows. */
export function faultsOfRequirements(page, files) {
  const rows = rowsOf(page);
  const areas = [...new Set(rows.filter((id) => /-\d\d$/.test(id)).map((id) => id.split('-')[0]))];
  const namedIn = new Map();
  for (const { path, text } of files)
    for (const id of idsIn(path, text, areas)) namedIn.set(id, namedIn.get(id) ?? path);
  return [
    ...rows.filter((id, at) => rows.indexOf(id) !== at).map((id) => `${id} has two rows`),
    ...[...namedIn]
      .filter(([id]) => !rows.includes(id))
      .map(([id, path]) => `${path} names ${id}, which has no row`),
    ...rows.filter((id) => !namedIn.has(id)).map((id) => `${id} is named by nothing`),
  ];
}
