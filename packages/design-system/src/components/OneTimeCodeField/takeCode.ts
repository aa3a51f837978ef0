import { plainText } from '../NumberField/plainText';
import { cleanCode } from './cleanCode';

/** Digits in one row, or as messages part them. */
const RUNS = [/\d+/g, /\d(?:[\s\p{Pd}]*\d)*/gu];

/** The code in a text, such as a whole message: the only run of so many digits. */
export function findCode(text: string, length: number): string | undefined {
  for (const pattern of RUNS) {
    const runs = (plainText(text).match(pattern) ?? []).map((run) => cleanCode(run, run.length));
    const codes = new Set(runs.filter((run) => run.length === length));
    if (codes.size > 0) return codes.size === 1 ? [...codes][0] : undefined;
  }
  return undefined;
}

/** Lengths that codes have, the usual one first. */
const LENGTHS = [6, 4, 5, 7, 8];

/** The code in a message, where its length is not known; undefined for a single word, which is one as it stands. */
export function findAnyCode(text: string): string | undefined {
  if (!/\s/.test(plainText(text).trim())) return undefined;
  const [usual, ...others] = LENGTHS.map((length) => findCode(text, length));
  if (usual !== undefined) return usual;
  const found = others.filter((code) => code !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

/** Digits that a dash parts, or that stand behind the letters of their sender. */
const MARKED = /^(?:\p{L}{1,3}\p{Pd})?(\d(?:\p{Pd}?\d){3,7})$/u;

export interface CodeKind {
  longest: number;
  /** Whether its owner asks for digits alone. */
  isNumeric: boolean;
}

/** What is pasted as a code of unknown length: a word as it stands, or the code in a message. */
export function codeIn(text: string, { longest, isNumeric }: CodeKind): string | undefined {
  const typed = plainText(text).trim();
  if (/\s/.test(typed)) return findAnyCode(text);
  const digits = isNumeric ? MARKED.exec(typed)?.[1] : undefined;
  if (digits !== undefined) return cleanCode(digits, longest);
  return typed !== '' && typed.length <= longest ? typed : undefined;
}

/** What stands in the field now, and stood there before. */
export interface CodeChange {
  before: string;
  typed: string;
  /** Place of the caret, which is behind what was put in. */
  caret: number;
  length: number;
}

function insertedPart({ before, typed, caret }: CodeChange): string {
  const end = before.length - (typed.length - caret);
  let start = 0;
  while (start < end && before[start] === typed[start]) start += 1;
  return typed.slice(start, caret);
}

/** The code after a change: a whole one takes the place of what was there, and what holds too much changes nothing. */
export function takeCode(change: CodeChange): string {
  const { before, typed, length } = change;
  const inserted = insertedPart(change);
  // A single digit was typed.
  if (inserted.length > 1) {
    const code = findCode(inserted, length);
    if (code !== undefined) return code;
    if (cleanCode(inserted, inserted.length).length >= length) return before;
  }
  return cleanCode(typed, length);
}
