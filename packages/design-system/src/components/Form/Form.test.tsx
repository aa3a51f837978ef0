import { describe, expect, it, vi } from 'vitest';
import { number, object, string } from 'yup';
import { conformance } from '../../testing/conformance';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { Form } from './Form';
import { SIGN_UP_START, signUpSchema, translateError } from './Form.fixtures';
import { faultAt, listFaults } from './faultAt';
import { toResolver } from './toResolver';

describe('Form', () => {
  conformance(
    (props) => (
      <Form
        {...props}
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormSubmit>Register</FormSubmit>
      </Form>
    ),
    { element: 'form', dataComponent: 'Form' },
  );
});

describe('the resolver of a schema', () => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const resolve = (schema: Parameters<typeof toResolver>[0], values: Record<string, unknown>) =>
    toResolver(schema)(values, undefined, options);

  it('gives the values as the schema casts them', async () => {
    const schema = object({ name: string().trim().required('required') });
    expect(await resolve(schema, { name: ' koi ' })).toEqual({
      values: { name: 'koi' },
      errors: {},
    });
  });

  it('gives the first fault of each field with its key and numbers', async () => {
    const schema = object({
      name: string()
        .required('required')
        .min(6, 'tooShort')
        .matches(/^[a-z]+$/, 'letters'),
      limit: object({ daily: number().max(500, 'tooMuch') }),
    });
    const { errors } = await resolve(schema, { name: '1', limit: { daily: 900 } });
    expect(errors).toMatchObject({
      name: { type: 'min', message: 'tooShort', params: { min: 6 } },
      limit: { daily: { type: 'max', message: 'tooMuch', params: { max: 500 } } },
    });
  });

  it('lets a fault of the schema itself through', async () => {
    const schema = object({
      name: string().test('broken', 'broken', () => {
        throw new TypeError('The test is broken.');
      }),
    });
    await expect(resolve(schema, { name: '' })).rejects.toThrow('The test is broken.');
  });
});

describe('the faults of a form', () => {
  const fault = (message: string) => ({ type: 'test', message });
  const errors = {
    root: fault('Try again tomorrow.'),
    period: { start: fault('First?'), end: fault('Last?') },
    hidden: { code: fault('Code?') },
    name: fault('Name?'),
  };

  it.each([
    ['name', 'Name?'],
    ['period', 'First?'],
    ['period.end', 'Last?'],
    ['email', undefined],
  ])('are found at %s', (name, message) => {
    expect(faultAt(errors, name)?.message).toBe(message);
  });

  it('are listed once for each field, as the fields stand, and those of no field at the end', () => {
    const listed = listFaults(errors, ['name', 'email', 'period']);
    expect(listed.map(({ name, error }) => [name, error.message])).toEqual([
      ['name', 'Name?'],
      ['period', 'First?'],
      ['hidden.code', 'Code?'],
    ]);
  });
});
