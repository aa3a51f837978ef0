import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { cleanCode } from './cleanCode';
import { codeAfterChange, codeInText, findAnyCode, findCode } from './codeAfterChange';
import { OneTimeCodeField } from './OneTimeCodeField';

describe.each([6, undefined] as const)('OneTimeCodeField of length %s', (length) => {
  conformance(
    (props) => <OneTimeCodeField {...props} label="Verification code" length={length} />,
    {
      element: 'input',
      dataComponent: 'OneTimeCodeField',
    },
  );

  it('is filled in by phones and by password managers', () => {
    renderThemed(<OneTimeCodeField label="Verification code" length={length} />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByLabelText('Verification code').getAttribute('autocomplete')).toBe(
      'one-time-code',
    );
  });
});

describe('a code of unknown length', () => {
  it('[LOGIN-03] has at most 255 characters', () => {
    renderThemed(<OneTimeCodeField label="Verification code" />);
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').maxLength).toBe(255);
  });

  it('keeps letters and loses spaces around it', () => {
    const onChange = vi.fn();
    renderThemed(<OneTimeCodeField label="Verification code" onChange={onChange} />);
    const field = screen.getByLabelText('Verification code');
    fireEvent.change(field, { target: { value: ' ab-12 ' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'ab-12' });
  });
});

describe('a code is cleaned', () => {
  it.each([
    ['', ''],
    ['246810', '246810'],
    ['246 810', '246810'],
    ['246-810', '246810'],
    ['Your code: 246810.', '246810'],
    ['2468101214', '246810'],
    ['٢٤٦٨١٠', '246810'],
    ['abc', ''],
  ])('%j to %j', (text, code) => {
    expect(cleanCode(text, 6)).toBe(code);
  });
});

describe('a code is found in a message', () => {
  it.each([
    ['Parlour 2024: your code is 246810, valid for 10 minutes.', '246810'],
    ['G-246810', '246810'],
    ['Kode Anda ２４６８１０.', '246810'],
    ['code 246 810 for you', '246810'],
    ['246-810', '246810'],
    ['246810 or 246810', '246810'],
    ['246810 or 135791', undefined],
    ['24681', undefined],
    ['2468101', undefined],
    ['call +62 812 3456 7890', undefined],
  ])('%j: %s', (text, code) => {
    expect(findCode(text, 6)).toBe(code);
  });
});

describe('a code of unknown length is found in a message', () => {
  it.each([
    ['Parlour 2024: your code is 246810.', '246810'],
    ['Your code is 2468', '2468'],
    ['246 810', '246810'],
    ['246810 or 135791', undefined],
    ['2468 in 12345 days', undefined],
    ['246810', undefined],
    ['KOI-4821-QUAY', undefined],
  ])('%j: %s', (text, code) => {
    expect(findAnyCode(text)).toBe(code);
  });

  it.each([
    ['Your code is 246810.', '246810'],
    ['246810', '246810'],
    [' KOI-4821-QUAY\n', 'KOI-4821-QUAY'],
    ['２４６８１０', '246810'],
    ['246810 or 135791', '1111'],
  ])('and %j, pasted anywhere, leaves %s where another one was', (text, left) => {
    renderThemed(<OneTimeCodeField label="Verification code" defaultValue="1111" />);
    const field = screen.getByLabelText<HTMLInputElement>('Verification code');
    field.setSelectionRange(2, 2);
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    expect(field.value).toBe(left);
  });
});

describe('a code in one word', () => {
  it.each([
    ['G-246810', '246810'],
    ['246-810', '246810'],
    ['246810', '246810'],
    ['k3vq-a7xw-m2fd', 'k3vq-a7xw-m2fd'],
    ['24-68-10-12-14', '24-68-10-12-14'],
    ['', undefined],
  ])('%j is %s where digits are asked for', (text, code) => {
    expect(codeInText(text, { longest: 255, isNumeric: true })).toBe(code);
    expect(codeInText(text, { longest: 255, isNumeric: false })).toBe(
      text === '' ? undefined : text,
    );
  });
});

describe('a code is put in', () => {
  it.each([
    ['111111', '111111246810', 12, '246810'],
    ['111111', '246810111111', 6, '246810'],
    ['111111', '111246810111', 9, '246810'],
    ['246810', '246246810810', 9, '246810'],
    ['111111', 'Your code 246810111111', 16, '246810'],
    ['', 'Parlour 2024: 246810', 20, '246810'],
    ['24', '246810', 6, '246810'],
    ['24', '246 8', 5, '2468'],
    ['246810', '2468109', 7, '246810'],
    ['24', '242468101214', 12, '24'],
    ['24', '24246810 or 135791', 18, '24'],
    ['246', '2461', 4, '2461'],
    ['246810', '24681', 5, '24681'],
  ])('%j becoming %j with the caret at %i is %j', (before, typed, caret, code) => {
    expect(codeAfterChange({ before, typed, caret, length: 6 })).toBe(code);
  });

  it.each([0, 3, 6])('by pasting over a full one, with the caret at %i', (caret) => {
    const onComplete = vi.fn();
    renderThemed(
      <OneTimeCodeField
        label="Verification code"
        length={6}
        defaultValue="111111"
        onComplete={onComplete}
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Verification code');
    field.setSelectionRange(caret, caret);
    fireEvent.paste(field, { clipboardData: { getData: () => 'Your code is 246810.' } });
    expect(field.value).toBe('246810');
    expect(onComplete.mock.calls).toEqual([[{ value: '246810' }]]);
  });
});
