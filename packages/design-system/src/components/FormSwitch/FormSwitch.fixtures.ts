import { boolean, object } from 'yup';

export const LIMIT_START = { hasLimit: false };

export const limitSchema = object({
  hasLimit: boolean()
    .default(false)
    .test('on', 'Turn the limit on to go on.', (value) => value),
});
