import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Form, heldUntil } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSubmit } from './FormSubmit';

describe('FormSubmit', () => {
  conformance(
    (props) => (
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormSubmit {...props}>Register</FormSubmit>
      </Form>
    ),
    { element: 'button', dataComponent: 'Button' },
  );

  it('counts down while the server wants nothing sent, and sends again afterwards', async () => {
    vi.useFakeTimers();
    const onSubmit = vi.fn();
    const serverErrors = heldUntil({ root: 'Too many tries.' }, Date.now() + 62_000);
    renderThemed(
      <Form
        schema={object({})}
        defaultValues={{}}
        onSubmit={onSubmit}
        serverErrors={serverErrors}
        translateError={translateError}
      >
        <FormSubmit>Send</FormSubmit>
      </Form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button.textContent).toBe('Send1:02');
    // Setting the clock back does not extend the countdown.
    vi.setSystemTime(Date.now() - 3_600_000);
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(57_000));
    expect(button.textContent).toBe('Send0:05');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    act(() => void vi.advanceTimersByTime(5000));
    expect(button.textContent).toBe('Send');
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(button));
    await act(() => vi.runAllTimersAsync());
    vi.useRealTimers();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
