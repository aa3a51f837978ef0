import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
} from 'react-hook-form';
import { type ObjectSchema, ValidationError } from 'yup';

/** Values that the text of an error speaks of, such as a minimum. */
export type ErrorParams = Readonly<Record<string, unknown>>;

/** An error whose `message` is a key, except where the server wrote it (`type` is then `server`). */
export interface FormError extends FieldError {
  params?: ErrorParams;
}

/** Checks values by a schema; the first fault of a field is its error, with what its text needs. */
export function toResolver<T extends FieldValues>(schema: ObjectSchema<T>): Resolver<T> {
  return async (values) => {
    try {
      const cast: unknown = await schema.validate(values, { abortEarly: false });
      return { values: cast as T, errors: {} };
    } catch (fault) {
      if (!(fault instanceof ValidationError)) throw fault;
      const errors: FieldErrors<T> = {};
      const faults = fault.inner.length > 0 ? fault.inner : [fault];
      for (const { path = 'root', type = 'invalid', message, params = {} } of faults) {
        const error: FormError = { type, message, params };
        if (get(errors, path) === undefined) set(errors, path, error);
      }
      return { values: {}, errors };
    }
  };
}
