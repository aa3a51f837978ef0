import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { PhoneField } from './PhoneField';
import { COUNTRIES, NUMBER } from './PhoneField.fixtures';
import { loadPhoneLibrary } from './phoneLibrary';

describe('[LOGIN-03] what was typed as a number', () => {
  const onChange = vi.fn();
  const draw = (mobileNum = '') => {
    renderThemed(
      <PhoneField
        label="Mobile number"
        countries={COUNTRIES}
        labels={{ country: 'Country code' }}
        defaultValue={{ ...NUMBER, mobileNum }}
        onChange={onChange}
      />,
    );
    return screen.getByRole<HTMLInputElement>('textbox');
  };
  const digits = (field: HTMLInputElement) => field.value.replaceAll(/\D/g, '');
  const enter = (field: HTMLInputElement, value: string, inputType: string) =>
    fireEvent.input(field, { target: { value }, inputType });

  it('is taken back and done again by keys, with its country', async () => {
    const field = draw();
    const country = screen.getByRole<HTMLSelectElement>('combobox');
    await act(async () => {
      field.focus();
      await loadPhoneLibrary();
    });
    for (const text of ['8', '81', '812', '8123']) enter(field, text, 'insertText');
    enter(field, '812', 'deleteContentBackward');
    fireEvent.paste(field, { clipboardData: { getData: () => 'tel:+6581234567' } });
    const seen = () => `${country.value} ${digits(field)}`;
    expect(seen()).toBe('SG 81234567');
    const press = (init: object) => {
      fireEvent.keyDown(field, init);
      return seen();
    };
    const back = { key: 'z', ctrlKey: true };
    expect(press(back)).toBe('ID 812');
    expect(press({ key: 'я', code: 'KeyZ', metaKey: true })).toBe('ID 8123');
    expect(press(back)).toBe('ID ');
    expect(press(back)).toBe('ID ');
    expect(press({ ...back, key: 'Z', shiftKey: true })).toBe('ID 8123');
    expect(press({ key: 'y', ctrlKey: true })).toBe('ID 812');
    fireEvent.input(field, { target: { value: '' }, inputType: 'historyUndo' });
    expect(seen()).toBe('ID 8123');
  });

  it('takes a pasted number at the caret without what stands behind it', async () => {
    const field = draw('81290');
    await act(async () => {
      field.focus();
      await loadPhoneLibrary();
    });
    field.setSelectionRange(3, 3);
    fireEvent.paste(field, { clipboardData: { getData: () => '345 678 ext. 12' } });
    expect(digits(field)).toBe('81234567890');
    expect(digits(field).slice(0, 9)).toBe(
      field.value.slice(0, field.selectionStart ?? 0).replaceAll(/\D/g, ''),
    );
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(digits(field)).toBe('81290');
  });

  it('may begin with a plus, which stays until the country is known', () => {
    const field = draw();
    for (const text of ['+', '+6', '+', '+6', '+65']) {
      enter(field, text, 'insertText');
      expect(field.value).toBe(text === '+65' ? '' : text);
    }
    enter(field, '8123', 'insertText');
    expect(onChange).toHaveBeenLastCalledWith({
      value: { countryCode: 'SG', countryDialingCode: '65', mobileNum: '8123' },
    });
  });

  it('loses the zero of calls at home, also when it was left before the plans came', async () => {
    const field = draw();
    field.focus();
    enter(field, '081234567890', 'insertText');
    field.blur();
    expect(digits(field)).toBe('081234567890');
    await act(async () => {
      await loadPhoneLibrary();
    });
    expect(digits(field)).toBe('81234567890');
    expect(onChange).toHaveBeenLastCalledWith({ value: NUMBER });
  });

  it('loses it by Enter, which sends a form', async () => {
    const field = draw('081234567890');
    await act(async () => {
      field.focus();
      await loadPhoneLibrary();
    });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith({ value: NUMBER });
  });
});
