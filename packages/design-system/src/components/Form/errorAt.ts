import { type FieldErrors, get } from 'react-hook-form';
import type { FormError } from './toResolver';

interface NamedError {
  /** Path of the invalid value. */
  name: string;
  error: FormError;
}

const isError = (node: object): node is FormError =>
  'type' in node && typeof node.type === 'string';

/** Every error below `node`, with its path. The errors of a nested value are inside it. */
function errorsIn(node: unknown, path: string): NamedError[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isError(node)) return [{ name: path, error: node }];
  return Object.entries(node).flatMap(([key, inner]) =>
    errorsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** The error of a field, or the first of its nested errors. */
export const errorAt = (errors: FieldErrors, name: string): FormError | undefined =>
  errorsIn(get(errors, name), name)[0]?.error;

/**
 * One error per field of `names`, in order, then the errors that belong to none of them. Errors of the
 * form as a whole (`root`) are not included.
 */
export function listErrors(errors: FieldErrors, names: readonly string[]): NamedError[] {
  const listed = names.flatMap((name) => {
    const error = errorAt(errors, name);
    return error === undefined ? [] : [{ name, error }];
  });
  const isListed = (path: string): boolean =>
    ['root', ...names].some((name) => path === name || path.startsWith(`${name}.`));
  return [...listed, ...errorsIn(errors, '').filter(({ name }) => !isListed(name))];
}
