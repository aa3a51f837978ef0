import { countDropped } from './droppedItems';

/**
 * A compact schema of an answer. A number is a scalar: 0 anything, 1 string, 2 number, 3 boolean, 4 moment,
 * 5 integer from 0, 6 integer; negative means nullable. `[shape]` is a list, `[0, shape]` a nullable shape. An
 * object has its fields, with `?` after an optional one. A function is a recursive shape.
 */
export type Shape =
  | number
  | readonly [Shape]
  | readonly [0, Shape]
  | { readonly [field: string]: Shape }
  | (() => Shape);

/** Result for a value that does not match. */
export const WRONG = Symbol('wrong');

const SCALARS: readonly ((value: unknown) => boolean)[] = [
  () => true,
  (value) => typeof value === 'string',
  // JSON.parse turns a number that is too large into Infinity.
  Number.isFinite,
  (value) => typeof value === 'boolean',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  Number.isSafeInteger,
];

/**
 * Returns what matches the shape. Objects that do not match are left out of their list, and optional fields out of
 * their object. A list without any match is wrong, and so is a list of scalars with one that does not match. The
 * result is frozen, which saves the store from walking through it.
 */
export function fit(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'function') return fit(shape(), value);
  if (typeof shape === 'number')
    return (shape < 0 && value === null) || SCALARS[Math.abs(shape)]?.(value) ? value : WRONG;
  if (isList(shape)) return shape.length > 1 ? fitOrNull(shape, value) : fitList(shape[0], value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return WRONG;
  const result: Record<string, unknown> = { ...value };
  for (const [name, inner] of Object.entries(shape)) {
    const key = name.replace('?', '');
    const field = fit(inner, result[key]);
    if (field !== WRONG) result[key] = field;
    else if (key === name) return WRONG;
    else Reflect.deleteProperty(result, key);
  }
  return Object.freeze(result);
}

const isList = (shape: Shape): shape is readonly [Shape] | readonly [0, Shape] =>
  Array.isArray(shape);

const fitOrNull = ([, shape = 0]: readonly Shape[], value: unknown): unknown =>
  value === null ? null : fit(shape, value);

function fitList(item: Shape, value: unknown): unknown {
  if (!Array.isArray(value)) return WRONG;
  const all = value.map((each) => fit(item, each));
  const fitting = all.filter((each) => each !== WRONG);
  const isEnough = typeof item === 'number' ? all.length : Math.min(all.length, 1);
  if (fitting.length < isEnough) return WRONG;
  if (import.meta.env.DEV) countDropped(all.length - fitting.length);
  return Object.freeze(fitting);
}
