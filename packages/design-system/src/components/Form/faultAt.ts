import { type FieldErrors, get } from 'react-hook-form';
import type { FormError } from './toResolver';

interface Fault {
  /** Path of the value that is wrong. */
  name: string;
  error: FormError;
}

const isError = (node: object): node is FormError =>
  'type' in node && typeof node.type === 'string';

/** Every error below `node`, with its path; a value with parts has its errors inside. */
function faultsIn(node: unknown, path: string): Fault[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isError(node)) return [{ name: path, error: node }];
  return Object.entries(node).flatMap(([key, inner]) =>
    faultsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** The error of a field, or the first of those of its parts. */
export const faultAt = (errors: FieldErrors, name: string): FormError | undefined =>
  faultsIn(get(errors, name), name)[0]?.error;

/**
 * One error for each field of `names`, in their order, and then what belongs to none of them. What is
 * wrong with the form as a whole is told apart.
 */
export function listFaults(errors: FieldErrors, names: readonly string[]): Fault[] {
  const told = names.flatMap((name) => {
    const error = faultAt(errors, name);
    return error === undefined ? [] : [{ name, error }];
  });
  const isTold = (path: string): boolean =>
    ['root', ...names].some((name) => path === name || path.startsWith(`${name}.`));
  return [...told, ...faultsIn(errors, '').filter(({ name }) => !isTold(name))];
}
