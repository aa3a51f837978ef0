import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstField } from '../../hooks/firstField';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { caretAfter } from './caretAfter';
import { checkPhone } from './checkPhone';
import { eraseDigit } from './eraseDigit';
import { PhoneField } from './PhoneField';
import { COUNTRIES, NUMBER } from './PhoneField.fixtures';
import { loadPhoneLibrary } from './phoneLibrary';
import { groupPhone, tidyPhone } from './phoneNumber';

describe('PhoneField', () => {
  conformance(
    (props) => (
      <PhoneField
        {...props}
        label="Mobile number"
        countries={COUNTRIES}
        labels={{ country: 'Country code' }}
      />
    ),
    { element: 'input', dataComponent: 'PhoneField' },
  );

  it('is entered at the number, whose country is chosen already', () => {
    const { container } = renderThemed(
      <PhoneField
        label="Mobile number"
        countries={COUNTRIES}
        labels={{ country: 'Country code' }}
      />,
    );
    expect(firstField(container)).toBe(screen.getByLabelText('Mobile number'));
  });

  it('keeps the caret at its digit where erasing meets the mark between two groups', async () => {
    renderThemed(
      <PhoneField
        label="Mobile number"
        countries={COUNTRIES}
        labels={{ country: 'Country code' }}
        defaultValue={NUMBER}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await act(async () => {
      field.focus();
      await loadPhoneLibrary();
    });
    const type = (value: string, caret: number, inputType: string) => {
      fireEvent.input(field, { target: { value, selectionStart: caret }, inputType });
      return [field.value.replaceAll(/\D/g, ' '), field.selectionStart];
    };
    expect(field.value.replaceAll(/\D/g, ' ')).toBe('812 3456 7890');
    expect(type('8123456-7890', 3, 'deleteContentBackward')).toEqual(['813 4567 890', 2]);
    expect(type('81x3-4567-890', 3, 'insertText')).toEqual(['813 4567 890', 2]);
    expect(type('813-4567-8901', 13, 'insertText')).toEqual(['813 4567 8901', 13]);
    expect(type('8134567-8901', 3, 'deleteContentForward')).toEqual(['813 5678 901', 3]);
  });
});

describe('erasing', () => {
  it.each([
    ['812-3456', '812', '3456', 'deleteContentBackward', '81', '3456'],
    ['812-3456', '812', '3456', 'deleteContentForward', '812', '456'],
    ['812-3456', '812-3', '56', 'deleteContentBackward', '812-3', '56'],
    ['812-3456', '812', '3456', 'deleteByCut', '812', '3456'],
  ])('in %j to %j and %j by %s leaves %j and %j', (shown, before, after, inputType, ...left) => {
    const { before: start, after: end } = eraseDigit(shown, { before, after }, inputType);
    expect([start, end]).toEqual(left);
  });
});

describe('[LOGIN-03] a mobile number is checked by the plan of its country', () => {
  it.each([
    ['ID', '62', '81234567890', 'valid'],
    ['ID', '+62', '081234567890', 'valid'],
    ['ID', '62', '6281234567890', 'valid'],
    ['SG', '65', '81234567', 'valid'],
    ['SG', '65', '8123', 'tooShort'],
    ['SG', '65', '812345678901', 'tooLong'],
    ['SG', '65', '61234567', 'invalid'],
    ['US', '1', '2133734253', 'valid'],
    ['RU', '7', '89123456789', 'valid'],
    ['SG', '65', '', 'tooShort'],
    ['SG', '65', '8123456x', 'invalid'],
    ['ZZ', '999', '81234567', 'invalid'],
  ])('%s +%s %s is %s', async (countryCode, countryDialingCode, mobileNum, verdict) => {
    expect(await checkPhone({ countryCode, countryDialingCode, mobileNum })).toBe(verdict);
  });
});

describe('a number is shown', () => {
  it.each([
    ['ID', '62', '81234567890', '812 3456 7890', '81234567890'],
    ['ID', '62', '0812345678', '0812 345 678', '812345678'],
    ['SG', '65', '8123', '8123', '8123'],
    ['ZZ', '999', '8123', '8123', '8123'],
    ['ID', '62', '', '', ''],
  ])('%s +%s %s as %j, and left as %j', async (countryCode, code, mobileNum, shown, left) => {
    const library = await loadPhoneLibrary();
    const value = { countryCode, countryDialingCode: code, mobileNum };
    expect(groupPhone(library, value).replaceAll(/\D/g, ' ')).toBe(shown);
    expect(tidyPhone(library, value)).toBe(left);
  });

  it.each([
    ['812 3456', 0, 0],
    ['812 3456', 3, 3],
    ['812 3456', 4, 5],
    ['812', 9, 3],
  ])('in %j the caret after %i digits is at %i', (text, digits, place) => {
    expect(caretAfter(text, digits)).toBe(place);
  });
});
