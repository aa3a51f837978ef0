import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormTextField } from '../FormTextField/FormTextField';
import { Form, type ServerErrors } from './Form';
import { SIGN_UP_START, signUpSchema, translateError } from './Form.fixtures';

describe('what is wrong with a field that is not on the page', () => {
  const draw = (serverErrors?: ServerErrors) => (
    <Form
      schema={signUpSchema}
      defaultValues={{ ...SIGN_UP_START, currency: 'IDR', isAdult: true }}
      serverErrors={serverErrors}
      onSubmit={vi.fn()}
      translateError={translateError}
    >
      <FormTextField name="username" label="Username" />
      <FormSubmit>Register</FormSubmit>
    </Form>
  );

  it('is told above the form when it is sent, and takes focus where no field does', async () => {
    renderThemed(draw());
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'koi-player' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Register' })));
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Fill in this field.');
    expect(document.activeElement).toBe(summary);
  });

  it('takes focus from nobody when the last fault of a field goes', async () => {
    renderThemed(draw());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Register' })));
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(document.activeElement).toBe(username));
    const value = { target: { value: 'koi-player' } };
    await act(async () => fireEvent.change(username, value));
    await waitFor(() => expect(username.getAttribute('aria-invalid')).not.toBe('true'));
    expect(screen.getByRole('alert').textContent).toContain('Fill in this field.');
    expect(document.activeElement).toBe(username);
  });

  it('is told above the form when the server says it, and leaves focus to a field that is', async () => {
    const { rerender } = renderThemed(draw());
    rerender(draw({ currency: 'This currency is closed.', username: 'This name is taken.' }));
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('This currency is closed.');
    expect(summary.textContent).not.toContain('This name is taken.');
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(document.activeElement).toBe(username));
  });
});
