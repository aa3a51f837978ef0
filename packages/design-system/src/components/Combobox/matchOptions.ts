import { foldText } from './foldText';

/** The searchable fields of an option. */
export interface Matchable {
  label: string;
  /** Muted text beside the label, searchable. */
  detail?: string | undefined;
  /** Search terms that are not shown, such as a code or another name. */
  keywords?: string | undefined;
  group?: string | undefined;
}

const NOT_IN_A_WORD = /[^\p{L}\p{N}\p{M}]+/u;
/** Scripts without spaces between words: a word can begin anywhere. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const wordsOf = (text: string): string[] => foldText(text).split(NOT_IN_A_WORD).filter(Boolean);

/** The zero-width non-joiner inside Persian words, for which people also type a space. */
const UNSEEN_JOINT = /\u200c/g;

/** People omit it as often as they type it. */
const APOSTROPHE = /['\u2018\u2019\u02bb\u02bc\u05f3]/g;
const IN_SEVERAL_WAYS = /['\u2018\u2019\u02bb\u02bc\u05f3\u200c]/;

const writings = (text: string): string[] =>
  IN_SEVERAL_WAYS.test(text)
    ? [text, text.replace(UNSEEN_JOINT, ' '), text.replace(APOSTROPHE, '')]
    : [text];

interface Folded {
  label: string;
  /** All words in one string, each with a marked start. */
  line: string;
}

const WARM_UP_SEARCHES = 20;

const PLAIN_START = /^[a-z]/;

/**
 * Marks the start of a word: by a capital letter, which folded text never has, otherwise by a space.
 * Searching for a capital is much faster than for a space, which is before every word.
 */
const markStart = (word: string): string =>
  PLAIN_START.test(word) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : ` ${word}`;

/** The mark and up to two letters of a marked word: the key of the index. */
const startOf = (marked: string): string => marked.slice(0, marked.startsWith(' ') ? 3 : 2);

/** The mark and the first letter of a start. */
const letterOf = (start: string): string => start.slice(0, start.startsWith(' ') ? 2 : 1);

// Cached: each key press searches hundreds of options whose text does not change.
const known = new WeakMap<Matchable, Folded>();

function foldOption(option: Matchable): Folded {
  const found = known.get(option);
  if (found !== undefined) return found;
  const { label, detail = '', keywords = '' } = option;
  const folded = {
    label: foldText(label).trim(),
    line: writings(`${label} ${detail} ${keywords}`).flatMap(wordsOf).map(markStart).join(''),
  };
  known.set(option, folded);
  return folded;
}

interface Index {
  labels: readonly string[];
  lines: readonly string[];
  /** Indexes of the options with a word that starts with these one or two letters, in order. */
  byStart: ReadonlyMap<string, readonly number[]>;
  /** Results for a single letter. Labels that start with it come first, unless the options are grouped. */
  byLetter: ReadonlyMap<string, readonly Matchable[]>;
  isGrouped: boolean;
}

const WORD_STARTS = /[A-Z][^A-Z ]?| [^][^A-Z ]?/g;

type Positions = Map<string, number[]>;

function addPosition(byStart: Positions, start: string, at: number): void {
  const positions = byStart.get(start);
  if (positions === undefined) byStart.set(start, [at]);
  else if (positions.at(-1) !== at) positions.push(at);
}

function addLine(byStart: Positions, line: string, at: number): void {
  for (const start of line.match(WORD_STARTS) ?? []) {
    const letter = letterOf(start);
    addPosition(byStart, letter, at);
    if (letter !== start) addPosition(byStart, start, at);
  }
}

/** Number of options indexed between two yields. */
const AT_ONCE = 100;

const beginsWith = (label: string, start: string): boolean =>
  label.startsWith(start.trimStart().toLowerCase());

const indexes = new WeakMap<readonly Matchable[], Index>();

function* buildIndex(options: readonly Matchable[]): Generator<undefined, Index> {
  const lines: string[] = [];
  const labels: string[] = [];
  const byStart: Positions = new Map();
  for (const [at, option] of options.entries()) {
    const { line, label } = foldOption(option);
    lines.push(line);
    labels.push(label);
    addLine(byStart, line, at);
    if (at % AT_ONCE === AT_ONCE - 1) yield;
  }
  const isGrouped = options.some(({ group }) => group !== undefined);
  const byLetter = new Map<string, Matchable[]>();
  for (const [start, positions] of byStart) {
    if (start !== letterOf(start)) continue;
    const isFirst = (at: number) => isGrouped || beginsWith(labels[at] ?? '', start);
    const sorted = [...positions.filter(isFirst), ...positions.filter((at) => !isFirst(at))];
    byLetter.set(
      start,
      sorted.flatMap((at) => options[at] ?? []),
    );
    yield;
  }
  const index = { labels, lines, byStart, byLetter, isGrouped };
  indexes.set(options, index);
  return index;
}

function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function indexOf(options: readonly Matchable[]): Index {
  return indexes.get(options) ?? finish(buildIndex(options));
}

/**
 * Indexes tens of thousands of options in steps of a few milliseconds, so that the page can handle events
 * in between.
 */
export function* preparingOptions(options: readonly Matchable[]): Generator<undefined, void> {
  if (!indexes.has(options)) yield* buildIndex(options);
  yield;
  // Warms up the code: on a slow phone, compiling it takes longer than a search.
  for (const { label } of options.slice(0, WARM_UP_SEARCHES)) {
    matchOptions(options, label);
    yield;
  }
}

/** Indexes the options in advance, so that the first typed letter does not have to wait for it. */
export function prepareOptions(options: readonly Matchable[]): void {
  finish(preparingOptions(options));
}

// Code points are checked first: the first use of script properties costs more than the rest of a search.
const isWithoutSpaces = (word: string): boolean =>
  /[\u0e00-\uffff]/.test(word) && WITHOUT_SPACES.test(word);

/** The precomputed results for a single letter. */
function foundByLetter(index: Index, words: readonly string[], text: string) {
  const [word = ''] = words;
  const marked = markStart(word);
  if (word !== text || marked !== letterOf(marked) || isWithoutSpaces(word)) return undefined;
  return index.byLetter.get(marked) ?? [];
}

/** Indexes of the options whose line has every typed word, in order. */
function findPositions({ byStart, lines }: Index, words: readonly string[]): readonly number[] {
  const needles = words.map((word) => {
    // Without spaces between words, a word can begin anywhere in the line.
    const marked = isWithoutSpaces(word) ? word : markStart(word);
    const positions = isWithoutSpaces(word) ? undefined : (byStart.get(startOf(marked)) ?? []);
    return { marked, positions };
  });
  const rarest = needles
    .filter(({ positions }) => positions !== undefined)
    .sort((one, other) => (one.positions?.length ?? 0) - (other.positions?.length ?? 0))[0];
  // The index covers the rarest word up to its start; the rest of a longer word still has to be checked.
  const wanted = needles
    .filter((needle) => needle !== rarest || needle.marked !== startOf(needle.marked))
    .map(({ marked }) => marked);
  const positions = rarest?.positions ?? [...lines.keys()];
  return positions.filter((at) => wanted.every((needle) => lines[at]?.includes(needle)));
}

/**
 * The options in which each typed word is the start of some word, in order. Those whose label begins
 * with the text come first, unless the options are grouped.
 */
export function matchOptions<T extends Matchable>(options: readonly T[], text: string): T[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...options];
  const index = indexOf(options);
  const start = foldText(text).trim();
  const single = foundByLetter(index, typed, start);
  // The index was made of these very options.
  if (single !== undefined) return single.slice() as T[];
  const begins: T[] = [];
  const others: T[] = [];
  for (const at of findPositions(index, typed)) {
    const option = options[at];
    if (option === undefined) continue;
    const isFirst = !index.isGrouped && index.labels[at]?.startsWith(start) === true;
    (isFirst ? begins : others).push(option);
  }
  return begins.length === 0 ? others : begins.concat(others);
}

/** The one option whose label is the text, accents and case aside. */
export function namedOption<T extends Matchable>(
  options: readonly T[],
  text: string,
): T | undefined {
  const wanted = foldText(text).trim();
  const named = options.filter((option) => foldOption(option).label === wanted);
  return named.length === 1 ? named[0] : undefined;
}
