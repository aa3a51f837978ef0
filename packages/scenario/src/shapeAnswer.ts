import type { PlainPartState } from './choices';
import type { Part } from './parts';

/** States of a list. */
export type ListState = Extract<PlainPartState, 'none' | 'one' | 'many' | 'long'>;

export const isListState = (state: string): state is ListState =>
  state === 'none' || state === 'one' || state === 'many' || state === 'long';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of "many" where the answer names no size of a page. */
const MANY = 48;
/** Pages of "many". */
const PAGES = 12;
/** Lengths of "very long", in characters. */
const LONG_TITLE = 120;
const LONG_NAME = 60;

/** What a row is known by. Codes and types stay, as they choose pictures and words. */
const IDENTITY = /(?:^id|Id)$/;
/** What people write. Of what else is text nothing may be longer. */
const TITLE = /^(?:title|summary|preview)$/;
const NAME = /^(?:name|nickname|displayName|gameName|nodeName|labelName|label)$/;

const longestOf = (key: string): number =>
  TITLE.test(key) ? LONG_TITLE : NAME.test(key) ? LONG_NAME : 0;

function copyOf(row: unknown, at: number): unknown {
  if (!isObject(row) || at === 0) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (isObject(value)) return [key, copyOf(value, at)];
      if (!IDENTITY.test(key)) return [key, value];
      if (typeof value === 'number') return [key, value + at * 1_000_000];
      return [key, typeof value === 'string' ? `${value}-${String(at)}` : value];
    }),
  );
}

function lengthen(text: string, longest: number): string {
  if (text === '' || text.length >= longest) return text;
  return `${text} `
    .repeat(Math.ceil(longest / text.length))
    .slice(0, longest)
    .trim();
}

function longOf(row: unknown): unknown {
  if (!isObject(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (isObject(value)) return [key, longOf(value)];
      return [key, typeof value === 'string' ? lengthen(value, longestOf(key)) : value];
    }),
  );
}

function rowsOf(rows: readonly unknown[], state: ListState, many: number): unknown[] {
  if (state === 'none') return [];
  if (state === 'one') return rows.slice(0, 1);
  if (state === 'long') return rows.map(longOf);
  if (rows.length === 0) return [];
  const rounds = Math.ceil(many / rows.length);
  return Array.from({ length: rounds }, (_, at) => rows.map((row) => copyOf(row, at)))
    .flat()
    .slice(0, Math.max(many, rows.length));
}

/** Counts beside a list that is a page of a longer one. */
function countsOf(parent: Json, length: number, state: ListState): Json {
  if (typeof parent['totalElements'] !== 'number' || state === 'long') return {};
  const pages = state === 'many' ? PAGES : length === 0 ? 0 : 1;
  return {
    totalElements: state === 'many' ? length * PAGES : length,
    ...(typeof parent['totalPages'] === 'number' && { totalPages: pages }),
  };
}

const numberIn = (parent: Json, key: string): number | null => {
  const value = parent[key];
  return typeof value === 'number' && value > 0 ? value : null;
};

/**
 * An answer with none, one, many or very long entries in the list of a part; all else stays as it is. Where the answer has no
 * entry, those of `sample` stand in for it, an answer of the same form such as the contract's example.
 */
export function shapeAnswer(
  answer: unknown,
  { list, most = MANY }: Pick<Part, 'list' | 'most'>,
  state: ListState,
  sample?: unknown,
): unknown {
  if (list === null) return answer;
  const path = list === '' ? [] : list.split('.');
  const read = (value: unknown): unknown =>
    path.reduce((at: unknown, key) => (isObject(at) ? at[key] : undefined), value);
  const own = read(answer);
  if (!Array.isArray(own)) return answer;
  const samples = read(sample);
  const rows: unknown[] = own.length > 0 || !Array.isArray(samples) ? own : samples;

  const write = (value: unknown, [key, ...further]: readonly string[]): unknown => {
    if (key === undefined) return rowsOf(rows, state, most);
    if (!isObject(value)) return value;
    if (further.length > 0) return { ...value, [key]: write(value[key], further) };
    const made = rowsOf(rows, state, numberIn(value, 'pageSize') ?? most);
    return { ...value, [key]: made, ...countsOf(value, made.length, state) };
  };
  return write(answer, path);
}
