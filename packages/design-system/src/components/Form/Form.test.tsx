import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { number, object, string } from 'yup';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { FormPasswordField } from '../FormPasswordField/FormPasswordField';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormTextField } from '../FormTextField/FormTextField';
import { errorAt, listErrors } from './errorAt';
import { Form, type FormDraft } from './Form';
import { SIGN_UP_START, signUpSchema, translateError } from './Form.fixtures';
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
    expect(errorAt(errors, name)?.message).toBe(message);
  });

  it('are listed once for each field, as the fields stand, and those of no field at the end', () => {
    const listed = listErrors(errors, ['name', 'email', 'period']);
    expect(listed.map(({ name, error }) => [name, error.message])).toEqual([
      ['name', 'Name?'],
      ['period', 'First?'],
      ['hidden.code', 'Code?'],
    ]);
  });
});

describe('[F8] the draft of a form', () => {
  const fill = (draft: FormDraft) =>
    renderThemed(
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        draft={draft}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormTextField name="username" label="Username" />
        <FormPasswordField
          name="password"
          label="Password"
          labels={{ show: 'Show what is typed', hide: 'Hide what is typed' }}
        />
      </Form>,
    );

  it('tells what was typed, without a password that is in sight, for as long as the form is there', () => {
    let read = (): unknown => undefined;
    const end = vi.fn();
    const keep: FormDraft['keep'] = (values) => {
      read = values;
      return end;
    };
    const { unmount } = fill({ take: () => null, keep });
    expect(read()).toEqual({});
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'koi-player' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'quiet-river-9' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
    expect(read()).toEqual({ username: 'koi-player' });
    expect(end).not.toHaveBeenCalled();
    unmount();
    expect(end).toHaveBeenCalledOnce();
  });

  it('stands in the fields again, but for what is no field of that kind', () => {
    const take = vi.fn(() => ({ username: 'koi-player', currency: true, gone: 'text' }));
    fill({ take, keep: () => vi.fn() });
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('koi-player');
    expect(take).toHaveBeenCalledOnce();
  });
});
