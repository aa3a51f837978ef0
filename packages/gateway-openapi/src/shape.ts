import { countDropped } from './droppedItems';

/**
 * What an answer looks like, in few bytes. A number is a scalar: 0 anything, 1 a text, 2 a number, 3 yes or
 * no, 4 a moment, 5 a count from 0, 6 a whole number; below 0 the same or null. `[shape]` is a list, `[0, shape]` the shape or
 * null. An object names its fields, with `?` after one that may be missing; a function is a shape that is
 * part of itself.
 */
export type Shape =
  | number
  | readonly [Shape]
  | readonly [0, Shape]
  | { readonly [field: string]: Shape }
  | (() => Shape);

/** Stands for what does not fit. */
export const WRONG = Symbol('wrong');

const SCALARS: readonly ((value: unknown) => boolean)[] = [
  () => true,
  (value) => typeof value === 'string',
  // A number too large for JSON's reader is infinite.
  Number.isFinite,
  (value) => typeof value === 'boolean',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  Number.isSafeInteger,
];

/**
 * Gives what of an answer fits its shape. Objects that do not fit are left out of their list, as is a field
 * that may be missing; a list of which nothing fits, and a column of values of which one does not, are
 * wrong as a whole. What it gives is frozen, as the store keeps it: what is so already the store does not go through.
 */
export function fit(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'function') return fit(shape(), value);
  if (typeof shape === 'number')
    return (shape < 0 && value === null) || SCALARS[Math.abs(shape)]?.(value) ? value : WRONG;
  if (isList(shape)) return shape.length > 1 ? fitOrNull(shape, value) : fitList(shape[0], value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return WRONG;
  const whole: Record<string, unknown> = { ...value };
  for (const [name, inner] of Object.entries(shape)) {
    const key = name.replace('?', '');
    const part = fit(inner, whole[key]);
    if (part !== WRONG) whole[key] = part;
    else if (key === name) return WRONG;
    else Reflect.deleteProperty(whole, key);
  }
  return Object.freeze(whole);
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
