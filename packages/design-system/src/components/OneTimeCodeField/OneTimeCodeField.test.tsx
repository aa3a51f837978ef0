import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { cleanCode } from './cleanCode';
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
