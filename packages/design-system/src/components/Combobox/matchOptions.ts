/** What is searched of an option. */
export interface Matchable {
  label: string;
  /** Shown small beside the label, and found as well. */
  detail?: string | undefined;
  /** Words that are found but not shown, such as a code or another name. */
  keywords?: string | undefined;
  group?: string | undefined;
}

const MARKS = /[\u0300-\u036f\u064b-\u0652]/g;
const NOT_IN_A_WORD = /[^\p{L}\p{N}\p{M}]+/u;
/** Letters that no normal form takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
/** Scripts that put no space between words, so that a word may begin anywhere. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Text as it is compared: without accents, case, and differences of width. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[æđðıłøœßþ]/g, (letter) => LETTERS[letter] ?? letter);

const wordsOf = (text: string): string[] => foldText(text).split(NOT_IN_A_WORD).filter(Boolean);

interface Folded {
  label: string;
  /** All words in one line, each marked where it begins. */
  words: string;
}

const PLAIN_START = /^[a-z]/;

/**
 * Marks where a word begins: by a capital letter, which nothing else in folded text is, else by a space.
 * A search for a capital is far quicker than one for a space, which stands at every word.
 */
const markStart = (word: string): string =>
  PLAIN_START.test(word) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : ` ${word}`;

// Hundreds of options are asked at each letter; what they say stays the same.
const known = new WeakMap<Matchable, Folded>();

function foldOption(option: Matchable): Folded {
  const found = known.get(option);
  if (found !== undefined) return found;
  const { label, detail = '', keywords = '' } = option;
  const folded = {
    label: foldText(label).trim(),
    words: wordsOf(`${label} ${detail} ${keywords}`).map(markStart).join(''),
  };
  known.set(option, folded);
  return folded;
}

interface Index {
  /** The words of all options, one line after the other: one search for ten thousand. */
  text: string;
  /** Where the line of each option begins, and where the last one ends. */
  starts: Uint32Array;
  /** The line at the begin of each block of text, so that none has to be counted up to. */
  blocks: Uint32Array;
  labels: readonly string[];
  isGrouped: boolean;
}

/** Text in a block is `1 << BLOCK` letters long, which is two or three lines. */
const BLOCK = 6;

const indexes = new WeakMap<readonly Matchable[], Index>();

function indexOf(options: readonly Matchable[]): Index {
  const found = indexes.get(options);
  if (found !== undefined) return found;
  const folded = options.map(foldOption);
  const text = folded.map(({ words }) => `${words}\n`).join('');
  const starts = new Uint32Array(folded.length + 1);
  const blocks = new Uint32Array((text.length >> BLOCK) + 1);
  folded.forEach(({ words }, at) => {
    const start = starts[at] ?? 0;
    const end = start + words.length + 1;
    starts[at + 1] = end;
    for (let block = ((start - 1) >> BLOCK) + 1; block << BLOCK < end; block += 1)
      blocks[block] = at;
  });
  const labels = folded.map(({ label }) => label);
  const isGrouped = options.some(({ group }) => group !== undefined);
  const index = { text, starts, blocks, labels, isGrouped };
  indexes.set(options, index);
  return index;
}

/** Reads the options beforehand, so that the first letter typed among thousands need not wait for it. */
export function prepareOptions(options: readonly Matchable[]): void {
  indexOf(options);
}

/** What is looked for in a line: the begin of a word, or anything where words have no space between. */
const needleOf = (part: string): string => (WITHOUT_SPACES.test(part) ? part : markStart(part));

/** Calls back with the place of each option whose line has each of the needles, in their order. */
function findAll(
  { text, starts, blocks }: Index,
  needles: readonly string[],
  found: (place: number) => void,
): void {
  // The longest is the rarest, as a rule.
  const [first = '', ...others] = [...needles].sort((one, other) => other.length - one.length);
  for (let at = text.indexOf(first); at >= 0; ) {
    let line = blocks[at >> BLOCK] ?? 0;
    let end = starts[line + 1] ?? text.length;
    while (end <= at) {
      line += 1;
      end = starts[line + 1] ?? text.length;
    }
    if (others.length === 0) found(line);
    else {
      const own = text.slice(starts[line], end);
      if (others.every((needle) => own.includes(needle))) found(line);
    }
    at = text.indexOf(first, end);
  }
}

/**
 * The options of which every typed word begins some word, in their order; those whose label begins
 * with the text come first, unless the options stand in groups.
 */
export function matchOptions<T extends Matchable>(options: readonly T[], text: string): T[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...options];
  const index = indexOf(options);
  const start = foldText(text).trim();
  const begins: T[] = [];
  const others: T[] = [];
  findAll(index, typed.map(needleOf), (place) => {
    const option = options[place];
    if (option === undefined) return;
    const isFirst = !index.isGrouped && index.labels[place]?.startsWith(start) === true;
    (isFirst ? begins : others).push(option);
  });
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
