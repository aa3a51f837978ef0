import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mixed, object, string } from 'yup';
import { renderThemed } from '../../testing/render';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { Form } from './Form';
import { FIELDS, type FieldRow } from './formFields.fixtures';

const FAULT = 'Fill in this field.';
const CONTROLS = 'input, select, textarea';

function Reset() {
  const { reset } = useFormContext();
  return (
    <button type="button" onClick={() => reset()}>
      Reset
    </button>
  );
}

const pressButton = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** The description of an invalid control, or of the group that it is in. */
const describedNow = (control: HTMLElement): string =>
  (control.closest('[aria-invalid="true"]')?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const isFilledAfter = (empty: unknown) => (value: unknown) =>
  JSON.stringify(value) !== JSON.stringify(empty);

const draw = ({ field, empty = '' }: FieldRow, onSubmit: (value: unknown) => void) => (
  <Form
    schema={object({
      value: mixed().test('filled', FAULT, isFilledAfter(empty)),
      country: string(),
    })}
    defaultValues={{ value: empty, country: 'ID' }}
    onSubmit={({ value }) => onSubmit(value)}
    translateError={(key) => key}
  >
    {field}
    <FormSubmit>Send</FormSubmit>
    <Reset />
  </Form>
);

function controlOf(component: string): HTMLElement {
  const root = document.querySelector<HTMLElement>(
    `[data-component="${component.replace('Form', '')}"]`,
  );
  const control = root?.matches(CONTROLS)
    ? root
    : root?.querySelector<HTMLElement>(`:is(${CONTROLS})`);
  if (!control) throw new Error(`${component} has no control.`);
  return control;
}

describe('a field of a form', () => {
  beforeEach(() => {
    // The DOM of the unit tests has no popovers and no image bitmaps.
    Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: vi.fn() }));
  });

  it.each(Object.entries(FIELDS))(
    '%s: a failed submit tells its error and focuses it; its value is sent under its name and reset',
    async (component, row) => {
      const { fill, sent } = row;
      const onSubmit = vi.fn();
      renderThemed(draw(row, onSubmit));
      const control = controlOf(component);

      await pressButton('Send');
      await waitFor(() => expect(describedNow(control)).toContain(FAULT));
      expect(document.activeElement).toBe(control);

      await act(async () => void fill(control));
      await waitFor(() => expect(control.closest('[aria-invalid="true"]')).toBeNull());
      await pressButton('Send');
      await waitFor(() => expect(onSubmit.mock.calls).toEqual([[sent]]));

      await pressButton('Reset');
      await pressButton('Send');
      await waitFor(() => expect(describedNow(control)).toContain(FAULT));
      expect(onSubmit).toHaveBeenCalledOnce();
    },
  );

  it.each(
    Object.entries(FIELDS).flatMap(([component, row]) =>
      row.typed === undefined ? [] : [{ component, row, typed: row.typed }],
    ),
  )('$component: what is in it without a word is sent', async ({ component, row, typed }) => {
    const onSubmit = vi.fn();
    renderThemed(draw(row, onSubmit));
    // Like a password manager that fills a field without firing an event.
    Object.assign(controlOf(component), { value: typed });
    await pressButton('Send');
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[row.sent]]));
  });
});
