import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { AmountField } from '../AmountField/AmountField';
import { CaptchaField } from '../CaptchaField/CaptchaField';
import { CAPTCHA_LABELS } from '../CaptchaField/CaptchaField.fixtures';
import { Combobox } from '../Combobox/Combobox';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from '../Combobox/Combobox.fixtures';
import { NumberField } from '../NumberField/NumberField';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField';
import { PhoneField } from '../PhoneField/PhoneField';
import { COUNTRIES, NUMBER } from '../PhoneField/PhoneField.fixtures';
import { SearchField } from '../SearchField/SearchField';
import { SEARCH_LABELS } from '../SearchField/SearchField.fixtures';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';

const STEPS = { increase: 'More', decrease: 'Less' };
const named = { label: 'Field' };
type Told = (event: object) => void;

/** Fields that convert their text into a value, with the value that they report for seven hundred and twenty-one. */
const VALUES = {
  AmountField: [
    (onChange: Told) => <AmountField {...named} locale="en" currency="IDR" onChange={onChange} />,
    { value: '721.00' },
  ],
  'OneTimeCodeField of 6': [
    (onChange: Told) => <OneTimeCodeField {...named} length={6} onChange={onChange} />,
    { value: '721' },
  ],
  OneTimeCodeField: [
    (onChange: Told) => <OneTimeCodeField {...named} onChange={onChange} />,
    { value: '721' },
  ],
  PhoneField: [
    (onChange: Told) => (
      <PhoneField
        {...named}
        countries={COUNTRIES}
        labels={{ country: 'Country' }}
        onChange={onChange}
      />
    ),
    { value: { ...NUMBER, mobileNum: '721' } },
  ],
} as const;

const keep = () => undefined;

/** Controlled fields whose owner ignores every change. */
const KEPT = {
  CaptchaField: (
    <CaptchaField {...named} labels={CAPTCHA_LABELS} onRefresh={keep} value="" onChange={keep} />
  ),
  Combobox: (
    <Combobox
      {...named}
      options={CURRENCY_OPTIONS}
      labels={COMBOBOX_LABELS}
      value="THB"
      onChange={keep}
    />
  ),
  NumberField: <NumberField {...named} labels={STEPS} value="" onChange={keep} />,
  SearchField: <SearchField {...named} labels={SEARCH_LABELS} value="" onChange={keep} />,
  TextArea: <TextArea {...named} value="" onChange={keep} />,
  TextField: <TextField {...named} value="" onChange={keep} />,
};

const WAYS = [
  ['of full width', ['７', '７２', '７２１']],
  ['of ASCII', ['7', '72', '721']],
] as const;

const field = () =>
  screen.getByLabelText<HTMLInputElement>('Field', { selector: 'input, textarea' });

function compose(element: HTMLInputElement, texts: readonly string[]): void {
  element.focus();
  fireEvent.compositionStart(element);
  for (const text of texts) {
    fireEvent.input(element, { target: { value: text }, isComposing: true });
    expect(element.value).toBe(text);
  }
}

describe('a composition', () => {
  beforeEach(() => {
    // The DOM of the unit tests has no popovers.
    Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
  });

  describe.each(WAYS)('with digits %s', (_, texts) => {
    it.each(Object.entries(VALUES))(
      'is let finish by %s, which then tells its value',
      (_name, [draw, told]) => {
        const onChange = vi.fn();
        renderThemed(draw(onChange));
        compose(field(), texts);
        expect(onChange).not.toHaveBeenCalled();
        fireEvent.compositionEnd(field());
        expect(onChange.mock.calls).toEqual([[told]]);
      },
    );

    it.each(Object.entries(KEPT))(
      'is let finish by %s, whatever its owner keeps',
      (_name, element) => {
        renderThemed(element);
        const kept = field().value;
        compose(field(), texts);
        fireEvent.compositionEnd(field());
        expect(field().value).toBe(kept);
      },
    );
  });

  it('shows in the cells of a code, and makes it whole once', () => {
    const onComplete = vi.fn();
    renderThemed(
      <OneTimeCodeField {...named} length={6} defaultValue="246" onComplete={onComplete} />,
    );
    compose(field(), ['246７２', '246７２１']);
    expect(screen.getByText('２')).toBeTruthy();
    expect(onComplete).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field());
    expect(field().value).toBe('246721');
    expect(onComplete.mock.calls).toEqual([[{ value: '246721' }]]);
  });

  it('gives way to an option that is chosen meanwhile, as by a finger', () => {
    renderThemed(<Combobox {...named} options={CURRENCY_OPTIONS} labels={COMBOBOX_LABELS} />);
    compose(field(), ['bah', 'baht']);
    fireEvent.click(screen.getByRole('option', { name: /Thai baht/, hidden: true }));
    expect(field().value).toBe('Thai baht');
  });

  it.each([
    [
      'the button that empties a search',
      <SearchField key="search" {...named} labels={SEARCH_LABELS} />,
      SEARCH_LABELS.clear,
      '',
    ],
    [
      'a quick amount',
      <AmountField
        key="amount"
        {...named}
        locale="en"
        currency="IDR"
        quickAmounts={[{ value: '50', label: 'Fifty' }]}
      />,
      'Fifty',
      '50',
    ],
  ])('gives way to %s', (_, element, name, expected) => {
    renderThemed(element);
    compose(field(), ['7']);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(field().value).toBe(expected);
  });

  it.each([
    ['a field', (give: Told) => <SearchField {...named} labels={SEARCH_LABELS} onChange={give} />],
    ['a field inside another', VALUES.OneTimeCodeField[0]],
  ])('is heard by %s where the browser tells of its last text after the end', (_, draw) => {
    const onChange = vi.fn();
    renderThemed(draw(onChange));
    compose(field(), ['こ']);
    fireEvent.compositionEnd(field(), { target: { value: '鯉' } });
    fireEvent.input(field());
    expect(field().value).toBe('鯉');
    expect(onChange).toHaveBeenLastCalledWith({ value: '鯉' });
  });
});
