import { basename, dirname, join } from 'node:path';

const LINK = /\[[^\]]*\]\(([^()\s]+)\)/g;
const ELSEWHERE = /^(?:https?|mailto):|^\?path=/;
const CODE = /^```[\s\S]*?^```|`[^`\n]+`/gm;
const STATUS = /^Status: (?:accepted|replaced by \[(\d{4})\]\(\1-[\w-]+\.md\))$/;
const NAMED_FILE = /`([\w@./-]*\.(?:[cm]?[jt]s|tsx|mdx?|ya?ml))`/g;
/** Stands for any file of its kind: `X.tsx`, `x.slice.ts`, `*.styles.ts`. */
const PLACEHOLDER = /(?:^|\/)(?:(?:use)?X|x|PascalCase)?\./;

/** The line of a record in the list of docs/README.md. */
function listLine(path, title, isReplaced) {
  const [number, ...words] = title.replace(/^# /, '').split(' ');
  const line = `- [${number}](decisions/${basename(path)}) ${words.join(' ')}`;
  return isReplaced ? `${line} (replaced)` : line;
}

/** Errors of the decision records: number, title and status of each, and its line in the list. */
export function recordErrors(records, list) {
  const numberOf = ({ path }) => basename(path).slice(0, 4);
  const numbers = records.map(numberOf);
  const lines = list.split('\n');
  return records.flatMap((record) => {
    const number = numberOf(record);
    const [title, before, status = '', after] = record.text.split('\n');
    const line = listLine(record.path, title, status.startsWith('Status: replaced'));
    const isStated = before === '' && STATUS.test(status) && after === '';
    const isAlone = numbers.indexOf(number) === numbers.lastIndexOf(number);
    return [
      ...(isAlone ? [] : ['its number is taken']),
      ...(title.startsWith(`# ${number} `) ? [] : ['its title does not begin with its number']),
      ...(isStated ? [] : ['there is no status below its title']),
      ...(lines.includes(line) ? [] : [`docs/README.md has no line "${line}"`]),
    ].map((error) => `${record.path}: ${error}`);
  });
}

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

const hasAnchor = (text, anchor) =>
  [...text.matchAll(/^#+ (.+)$/gm)].some(([, heading]) => anchorOf(heading) === anchor);

/** The links of a page that lead nowhere. `read` gives the text of another file or folder, or null. */
export function brokenLinks({ path, text }, read) {
  return [...text.replace(CODE, '').matchAll(LINK)]
    .map(([, address]) => address)
    .filter((address) => !ELSEWHERE.test(address))
    .filter((address) => {
      const [file, anchor] = address.split('#');
      const target = file === '' ? text : read(join(dirname(path), file));
      return target === null || (anchor !== undefined && !hasAnchor(target, anchor));
    })
    .map((address) => `${path}: ${address} leads nowhere`);
}

/** The files that a page names and that do not exist. A path may begin anywhere: `model/launch.ts`. */
export function missingFiles({ path, text }, files) {
  const exists = (file) => files.some((one) => `/${one}`.endsWith(`/${file}`));
  return [...text.matchAll(NAMED_FILE)]
    .map(([, file]) => file)
    .filter((file) => !PLACEHOLDER.test(file) && !exists(file))
    .map((file) => `${path}: there is no ${file}`);
}
