import { checkText } from './checks.mjs';

const STATUS = /^Status: .+$/m;
const HEADING = '## Remarks of readers';

/** Where a key stands in nested texts: the object that holds it, and its name there; undefined if there is none. */
function locate(texts, key) {
  if (typeof texts[key] === 'string') return [texts, key];
  const [first, ...rest] = key.split('.');
  const inner = Object.hasOwn(texts, first) ? texts[first] : undefined;
  return rest.length === 0 || typeof inner !== 'object' || inner === null
    ? undefined
    : locate(inner, rest.join('.'));
}

/**
 * Puts better texts into their files, and remarks into the notes of the language. A text that breaks a placeholder or a mark
 * is refused: it would show braces to players.
 */
export function applyRemarks({ tag, isNative, rows }, { read, notes }) {
  const files = new Map();
  const refused = [];
  const lines = [];
  for (const { folder, key, text, remark } of rows) {
    const source = files.get(folder) ?? read(folder);
    const texts = source === undefined ? undefined : JSON.parse(source);
    const found = texts && locate(texts, key);
    if (found === undefined) {
      refused.push(`${folder} has no text ${key}`);
      continue;
    }
    const [holder, name] = found;
    const kinds =
      text === '' ? [] : checkText(tag, key, holder[name], text).map(({ kind }) => kind);
    if (kinds.includes('placeholders') || kinds.includes('markup')) {
      refused.push(`${folder} ${key}: placeholders or marks differ in “${text}”`);
      continue;
    }
    if (text !== '') {
      holder[name] = text;
      files.set(folder, `${JSON.stringify(texts, null, 2)}\n`);
    }
    if (remark !== '') lines.push(`- \`${key}\`: ${remark.replaceAll(/\s+/g, ' ')}`);
  }
  const status = isNative ? notes.replace(STATUS, 'Status: read by a native speaker') : notes;
  const start = status.includes(HEADING) ? status.trimEnd() : `${status.trimEnd()}\n\n${HEADING}\n`;
  return {
    files,
    refused,
    notes: lines.length === 0 ? status : `${start}\n${lines.join('\n')}\n`,
  };
}
