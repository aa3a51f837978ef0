import { plainText } from '../NumberField/plainText';
import { cleanCode } from './cleanCode';

/** Digits without a break, or with the separators that messages use. */
const DIGIT_RUNS = [/\d+/g, /\d(?:[\s\p{Pd}]*\d)*/gu];

/** The code in a text, such as a whole message: the only run of exactly `length` digits. */
export function findCode(text: string, length: number): string | undefined {
  for (const pattern of DIGIT_RUNS) {
    const runs = (plainText(text).match(pattern) ?? []).map((run) => cleanCode(run, run.length));
    const codes = new Set(runs.filter((run) => run.length === length));
    if (codes.size > 0) return codes.size === 1 ? [...codes][0] : undefined;
  }
  return undefined;
}

/** Usual lengths of codes, the most common first. */
const LENGTHS = [6, 4, 5, 7, 8];

/** The code in a message if its length is unknown; undefined for a single word, which is the code itself. */
export function findAnyCode(text: string): string | undefined {
  if (!/\s/.test(plainText(text).trim())) return undefined;
  const [usual, ...others] = LENGTHS.map((length) => findCode(text, length));
  if (usual !== undefined) return usual;
  const found = others.filter((code) => code !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

/** Digits separated by dashes, or after a letter prefix of the sender. */
const SEPARATED = /^(?:\p{L}{1,3}\p{Pd})?(\d(?:\p{Pd}?\d){3,7})$/u;

export interface CodeKind {
  longest: number;
  /** Whether the code has digits only. */
  isNumeric: boolean;
}

/** The code in pasted text of unknown length: a single word unchanged, or the code found in a message. */
export function codeInText(text: string, { longest, isNumeric }: CodeKind): string | undefined {
  const typed = plainText(text).trim();
  if (/\s/.test(typed)) return findAnyCode(text);
  const digits = isNumeric ? SEPARATED.exec(typed)?.[1] : undefined;
  if (digits !== undefined) return cleanCode(digits, longest);
  return typed !== '' && typed.length <= longest ? typed : undefined;
}

/** The text of the field before and after a change. */
export interface CodeChange {
  before: string;
  typed: string;
  /** Position of the caret, which is after the inserted text. */
  caret: number;
  length: number;
}

function insertedText({ before, typed, caret }: CodeChange): string {
  const end = before.length - (typed.length - caret);
  let start = 0;
  while (start < end && before[start] === typed[start]) start += 1;
  return typed.slice(start, caret);
}

/** The code after a change. A complete inserted code replaces the old one; too many digits change nothing. */
export function codeAfterChange(change: CodeChange): string {
  const { before, typed, length } = change;
  const inserted = insertedText(change);
  // More than a single typed digit.
  if (inserted.length > 1) {
    const code = findCode(inserted, length);
    if (code !== undefined) return code;
    if (cleanCode(inserted, inserted.length).length >= length) return before;
  }
  return cleanCode(typed, length);
}
