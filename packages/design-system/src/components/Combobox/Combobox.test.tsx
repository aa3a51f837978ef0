import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Combobox } from './Combobox';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from './Combobox.fixtures';
import { type ComboboxState, comboboxStep } from './comboboxKeys';
import { chooseSide } from './fitList';
import { matchOptions, namedOption, preparingOptions } from './matchOptions';

const draw = (props: { value?: string; onChange?: (event: { value: string }) => void } = {}) => (
  <Combobox label="Currency" options={CURRENCY_OPTIONS} labels={COMBOBOX_LABELS} {...props} />
);

describe('Combobox', () => {
  // The page of the unit tests has no popovers.
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

describe('the options that fit', () => {
  const named = (...labels: string[]) => labels.map((label) => ({ label }));
  const places = [
    ...named('British Indian Ocean Territory', 'Côte d’Ivoire', 'India', 'Niger', 'Nigeria'),
    { label: 'Åland Islands', keywords: 'AX' },
    { label: 'Việt Nam', detail: '+84' },
    { label: 'Đà Nẵng' },
    { label: '中华人民共和国' },
    { label: 'ราชอาณาจักรไทย' },
  ];
  it.each([
    ['an empty text', '  ', 10],
    [
      'the beginning of any word, names that begin so first',
      'ind',
      ['India', 'British Indian Ocean Territory'],
    ],
    ['several words in any order', 'terr brit', ['British Indian Ocean Territory']],
    ['no middle of a word', 'eria', []],
    ['letters without their accents', 'cote', ['Côte d’Ivoire']],
    ['letters that are no accent', 'da nang', ['Đà Nẵng']],
    ['accents that are typed', 'côte', ['Côte d’Ivoire']],
    ['capital letters', 'NIGER', ['Niger', 'Nigeria']],
    ['what is not shown', 'ax', ['Åland Islands']],
    ['the muted text', '+84', ['Việt Nam']],
    ['wide digits', '８４', ['Việt Nam']],
    ['scripts without spaces anywhere in the name', '人民', ['中华人民共和国']],
    ['the same in Thai', 'ไทย', ['ราชอาณาจักรไทย']],
  ])('go by %s', (_, text, expected) => {
    const found = matchOptions(places, text).map(({ label }) => label);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  it('are prepared in steps, between which they are found as ever', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      label: `${at % 2 === 0 ? 'Koi' : 'Amber'} ${String(at)}`,
    }));
    const koi = many.filter(({ label }) => label.startsWith('Koi'));
    const steps = preparingOptions(many);
    expect([steps.next().done, steps.next().done]).toEqual([false, false]);
    expect(matchOptions(many, 'koi')).toEqual(koi);
    expect([...steps].length).toBeGreaterThan(0);
    expect(matchOptions(many, 'k')).toEqual(koi);
  });

  it('stay in their order where they stand in groups', () => {
    const grouped = [
      { label: 'New India', group: 'A' },
      { label: 'India', group: 'B' },
    ];
    expect(matchOptions(grouped, 'ind')).toEqual(grouped);
  });

  it.each([
    ['cote d’ivoire', 'Côte d’Ivoire'],
    ['nige', undefined],
    ['', undefined],
  ])('%j names %s', (text, expected) => {
    expect(namedOption(places, text)?.label).toBe(expected);
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
