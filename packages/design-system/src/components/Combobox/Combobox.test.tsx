import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Combobox } from './Combobox';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from './Combobox.fixtures';
import { type ComboboxState, comboboxStep } from './comboboxKeys';
import { chooseSide } from './fitList';

const draw = (props: { value?: string; onChange?: (event: { value: string }) => void } = {}) => (
  <Combobox label="Currency" options={CURRENCY_OPTIONS} labels={COMBOBOX_LABELS} {...props} />
);

describe('Combobox', () => {
  // The DOM of the unit tests has no popovers.
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
  });

  conformance(
    (props) => (
      <Combobox {...props} label="Currency" options={CURRENCY_OPTIONS} labels={COMBOBOX_LABELS} />
    ),
    { element: 'input', dataComponent: 'Combobox' },
  );

  it('shows what its owner chooses, and forgets what was typed before', () => {
    const onChange = vi.fn();
    const { rerender } = renderThemed(draw({ value: '', onChange }));
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Currency' });
    fireEvent.change(field, { target: { value: 'polish' } });
    expect(field.value).toBe('polish');
    expect(onChange).not.toHaveBeenCalled();
    rerender(draw({ value: 'THB', onChange }));
    expect(field.value).toBe('Thai baht');
    fireEvent.change(field, { target: { value: 'Thai' } });
    expect(onChange.mock.calls).toEqual([[{ value: '' }]]);
  });

  it.each(['Enter', 'Escape', 'ArrowDown'])('leaves %s to an input method', (key) => {
    const onChange = vi.fn();
    renderThemed(draw({ onChange }));
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Currency' });
    fireEvent.change(field, { target: { value: 'baht' } });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    const active = field.getAttribute('aria-activedescendant');
    expect(active).not.toBeNull();
    fireEvent.keyDown(field, { key, keyCode: 229 });
    expect(field.value).toBe('baht');
    expect(field.getAttribute('aria-activedescendant')).toBe(active);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is sent with the value, not with the words', () => {
    renderThemed(
      <form aria-label="Wallet">
        <Combobox
          label="Currency"
          name="currency"
          options={CURRENCY_OPTIONS}
          labels={COMBOBOX_LABELS}
          defaultValue="THB"
        />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([...new FormData(form)]).toEqual([['currency', 'THB']]);
  });
});

describe('the keys of a combobox', () => {
  const closed: ComboboxState = { isOpen: false, active: -1, choosable: [], hasText: false };
  const at = (active: number): ComboboxState => ({
    isOpen: true,
    active,
    choosable: [true, false, true, true],
    hasText: true,
  });
  it.each([
    ['ArrowDown', false, closed, { kind: 'open', at: 'first' }],
    ['ArrowDown', true, closed, { kind: 'open', at: 'none' }],
    ['ArrowUp', false, closed, { kind: 'open', at: 'last' }],
    ['Enter', false, closed, undefined],
    ['Escape', false, closed, undefined],
    ['Escape', false, { ...closed, hasText: true }, { kind: 'clear' }],
    ['ArrowDown', false, at(-1), { kind: 'move', to: 0 }],
    ['ArrowDown', false, at(0), { kind: 'move', to: 2 }],
    ['ArrowDown', false, at(3), { kind: 'move', to: 0 }],
    ['ArrowUp', false, at(0), { kind: 'move', to: 3 }],
    ['ArrowUp', false, at(2), { kind: 'move', to: 0 }],
    ['ArrowUp', false, at(-1), { kind: 'move', to: 3 }],
    ['ArrowUp', true, at(2), { kind: 'close' }],
    ['PageDown', false, at(0), { kind: 'move', to: 3 }],
    ['PageUp', false, at(3), { kind: 'move', to: 0 }],
    ['Enter', false, at(2), { kind: 'choose' }],
    ['Escape', false, at(2), { kind: 'close' }],
    ['Home', false, at(2), { kind: 'text' }],
    ['End', false, at(2), { kind: 'text' }],
    ['a', false, at(2), undefined],
    ['Tab', false, at(2), undefined],
  ] as const)('%s, with Alt %s', (key, hasAlt, state, expected) => {
    expect(comboboxStep(key, hasAlt, state)).toEqual(expected);
  });
});

describe('the side of the list', () => {
  it.each([
    [
      { above: 500, below: 240 },
      { side: 'below', height: 240 },
    ],
    [
      { above: 500, below: 120 },
      { side: 'above', height: 360 },
    ],
    [
      { above: 60, below: 80 },
      { side: 'below', height: 96 },
    ],
  ] as const)('%j', (room, expected) => {
    expect(chooseSide(room)).toEqual(expected);
  });
});
