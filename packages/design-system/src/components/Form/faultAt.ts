import { type FieldErrors, get } from 'react-hook-form';
import type { FormError } from './toResolver';

interface Fault {
  /** Path of the invalid value. */
  name: string;
  error: FormError;
}

const isError = (node: object): node is FormError =>
  'type' in node && typeof node.type === 'string';

/** Every error below `node`, with its path. The errors of a nested value are inside it. */
function faultsIn(node: unknown, path: string): Fault[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isError(node)) return [{ name: path, error: node }];
  return Object.entries(node).flatMap(([key, inner]) =>
    faultsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** The error of a field, or the first of its nested errors. */
export const faultAt = (errors: FieldErrors, name: string): FormError | undefined =>
  faultsIn(get(errors, name), name)[0]?.error;

/**
 * One error per field of `names`, in order, then the errors that belong to none of them. Errors of the
 * form as a whole (`root`) are not included.
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
