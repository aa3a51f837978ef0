// A version of the changelog, made from changesets: by parts, what is new first, and what an owner has to do at the end.

const FRONT = /^---\s*\n['"]@parlour\/design-system['"]: (major|minor|patch)\s*\n---\s*/;
const MIGRATION = /\n\nMigration: ([\s\S]+)$/;
/** How the sentence of a new part begins, as `npm run new -- component` writes it. */
const IS_NEW = /^`[^`]+`(?:(?:, | and )`[^`]+`)* (?:is|are) new\b/;
const NAME = /[`<](\w+)/g;

/** A change that names more parts than this belongs to none. */
const MOST_PARTS = 3;
export const SEVERAL = 'Several parts';
export const WHOLE = 'The whole package';

const namesIn = (text) => [...new Set([...text.matchAll(NAME)].map(([, name]) => name))];
const oneLine = (text) => text.trim().replace(/\s*\n\s*/g, ' ');

/** Reads a changeset: its size, its text, and what has to be done for it. */
export function readChangeset(source) {
  const size = FRONT.exec(source)?.[1];
  if (size === undefined) throw new Error(`No changeset of this package:\n${source}`);
  const body = source.replace(FRONT, '').trimEnd();
  const migration = MIGRATION.exec(body)?.[1];
  return {
    size,
    text: oneLine(body.replace(MIGRATION, '')),
    ...(migration === undefined ? {} : { migration: oneLine(migration) }),
  };
}

/** The part that a text is about. */
export function partOf(text, parts) {
  const found = namesIn(text).filter((name) => parts.has(name));
  return found.length > MOST_PARTS ? SEVERAL : (found[0] ?? WHOLE);
}

const compare = (one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' });
const comparePlaces = (one, other) =>
  Number(isOfAll(other)) - Number(isOfAll(one)) || compare(one, other);
const isOfAll = (part) => part === SEVERAL || part === WHOLE;

function byPart(changes, parts) {
  const groups = new Map();
  for (const change of changes) {
    const part = partOf(change.text, parts);
    groups.set(part, [...(groups.get(part) ?? []), change]);
  }
  return [...groups].sort(([one], [other]) => comparePlaces(one, other));
}

const isNew = ({ size, text }) => size !== 'patch' && IS_NEW.test(text);

/**
 * What is new, with what came to it before anybody had it, and all other changes. A fix of something new is left out: no
 * version had the fault.
 */
function splitNews(changes, parts) {
  const added = changes.filter(isNew).map(({ text }) => ({
    names: namesIn(IS_NEW.exec(text)[0]),
    texts: [text],
  }));
  const newNames = new Set(added.flatMap(({ names }) => names));
  const others = [];
  for (const change of changes.filter((each) => !isNew(each))) {
    const named = namesIn(change.text).filter((name) => parts.has(name) || newNames.has(name));
    const isAboutNew = named.length > 0 && named.every((name) => newNames.has(name));
    if (!isAboutNew) others.push(change);
    else if (change.size !== 'patch')
      added.find(({ names }) => names.includes(named[0])).texts.push(change.text);
  }
  return { news: added.map(({ texts }) => texts.join(' ')), others };
}

const list = (texts) => texts.map((text) => `- ${text}`).join('\n');

function grouped(title, changes, parts) {
  if (changes.length === 0) return [];
  const groups = byPart(changes, parts).map(
    ([part, some]) => `#### ${part}\n\n${list(some.map(({ text }) => text))}`,
  );
  return [`### ${title}`, ...groups];
}

/** The section of a version, from its changesets and the names of all parts. */
export function changelogSection({ version, before, changes, parts }) {
  const { news, others } = splitNews(changes, parts);
  // What holds for all comes first.
  const migrations = changes
    .flatMap(({ migration }) => migration ?? [])
    .sort(
      (one, other) =>
        comparePlaces(partOf(one, parts), partOf(other, parts)) || compare(one, other),
    );
  const title = `Migration from ${before}`;
  const anchor = title
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-');
  return [
    `## ${version}`,
    migrations.length === 0
      ? `Nothing has to be changed when coming from ${before}.`
      : `What has to be changed when coming from ${before}: [${title}](#${anchor}).`,
    ...(news.length === 0 ? [] : ['### New parts', list(news.sort(compare))]),
    ...grouped(
      'Changes',
      others.filter(({ size }) => size !== 'patch'),
      parts,
    ),
    ...grouped(
      'Fixes',
      others.filter(({ size }) => size === 'patch'),
      parts,
    ),
    ...(migrations.length === 0 ? [] : [`### ${title}`, list(migrations)]),
  ].join('\n\n');
}

/** A changelog with one more version, the newest first. */
export const withSection = (changelog, section) =>
  changelog.replace(/\n\n(?=## |$)/, `\n\n${section}\n\n`);
