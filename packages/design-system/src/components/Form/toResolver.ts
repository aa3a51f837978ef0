import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
} from 'react-hook-form';
import { type ObjectSchema, ValidationError } from 'yup';

/** Values for the text of an error, such as a minimum. */
export type ErrorParams = Readonly<Record<string, unknown>>;

/** A field error. Its `message` is a key, or the text itself if it comes from the server (`type` is `server`). */
export interface FormError extends FieldError {
  params?: ErrorParams;
}

/** Makes a resolver from a yup schema. It reports the first error of each field, with the params of its text. */
export function toResolver<T extends FieldValues>(schema: ObjectSchema<T>): Resolver<T> {
  return async (values) => {
    try {
      const cast: unknown = await schema.validate(values, { abortEarly: false });
      return { values: cast as T, errors: {} };
    } catch (thrown) {
      if (!(thrown instanceof ValidationError)) throw thrown;
      const errors: FieldErrors<T> = {};
      const failures = thrown.inner.length > 0 ? thrown.inner : [thrown];
      for (const { path = 'root', type = 'invalid', message, params = {} } of failures) {
        const error: FormError = { type, message, params };
        if (get(errors, path) === undefined) set(errors, path, error);
      }
      return { values: {}, errors };
    }
  };
}
