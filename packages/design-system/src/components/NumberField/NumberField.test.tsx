import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { latinDigits } from './latinDigits';
import { NumberField } from './NumberField';
import { stepNumber } from './stepNumber';

describe('NumberField', () => {
  conformance(
    (props) => (
      <NumberField {...props} label="Quantity" labels={{ increase: 'More', decrease: 'Less' }} />
    ),
    { element: 'input', dataComponent: 'NumberField' },
  );
});

it('a step that is held ends at the limit, and does not go on once there is room again', () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  const draw = (max: string) => (
    <NumberField
      label="Quantity"
      labels={{ increase: 'More', decrease: 'Less' }}
      defaultValue="1"
      max={max}
      onChange={onChange}
    />
  );
  const { rerender } = renderThemed(draw('3'));
  const pass = () => act(() => void vi.advanceTimersByTime(1000));
  fireEvent.pointerDown(screen.getByRole('button', { name: 'More' }));
  pass();
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  expect(field.value).toBe('3');
  rerender(draw('9'));
  pass();
  expect(field.value).toBe('3');
  expect(onChange).toHaveBeenCalledTimes(2);
});

describe('a step', () => {
  it.each([
    ['', 1, {}, '1'],
    ['', -1, {}, '-1'],
    ['', 1, { min: '5' }, '5'],
    ['x', 1, {}, 'x'],
    ['2,000', 1, {}, '2001'],
    ['2.000', -1, {}, '1999'],
    ['-2,000', 1, {}, '-1999'],
    ['1 250 000', 1, {}, '1250001'],
    ['12,34,567', 1, {}, '1234568'],
    ['２，０００', 1, {}, '2001'],
    ['1,250', 1, { step: '0.25' }, '1,250'],
    ['1.250', 1, { step: '0.25' }, '1.250'],
    ['1,250,000', 1, { step: '0.5' }, '1250000.5'],
    ['1.250', 1, { step: '0.001' }, '1.251'],
    ['20k', 1, {}, '20k'],
    ['7 50', 1, {}, '7 50'],
    ['1,2,3', 1, {}, '1,2,3'],
    ['2,000', 1, { max: '20' }, '20'],
    ['3', 1, {}, '4'],
    ['3', -10, { min: '0' }, '0'],
    ['19', 10, { max: '20' }, '20'],
    ['64', 1, { max: '20' }, '20'],
    ['0.1', 2, { step: '0.1' }, '0.3'],
    ['1.75', 1, { step: '0.25' }, '2'],
    ['1.8', 1, { step: '0.25' }, '2'],
    ['1.8', -1, { step: '0.25' }, '1.75'],
    ['-1.8', -1, { step: '0.25' }, '-2'],
    ['4', 1, { min: '3', step: '5' }, '8'],
    ['4', -1, { min: '3', step: '5' }, '3'],
    ['1,5', 1, { step: '0.5' }, '2'],
    ['٣', 1, {}, '4'],
    ['90071992547409930', 1, {}, '90071992547409931'],
    ['1000', 1, { step: '100' }, '1100'],
  ])('from %j by %i within %j is %s', (text, count, range, expected) => {
    expect(stepNumber(text, count, range)).toBe(expected);
  });
});

describe('a pasted number', () => {
  const draw = (text: string) => {
    renderThemed(
      <NumberField
        label="Quantity"
        labels={{ increase: 'More', decrease: 'Less' }}
        max="5000"
        defaultValue={text}
      />,
    );
    return screen.getByRole<HTMLInputElement>('spinbutton');
  };

  it.each([
    ['2,000', '2000', '2001'],
    ['２０００', '2000', '2001'],
    ['12 pcs', '12 pcs', '12 pcs'],
    ['007', '007', '8'],
    ['٢٫٥', '2.5', '3'],
    ['2,5', '2.5', '3'],
  ])('%j is %j once the field is left, and %j after a step', (text, left, stepped) => {
    const field = draw(text);
    fireEvent.blur(field);
    expect(field.value).toBe(left);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field.value).toBe(stepped);
  });

  it('that is not read is left alone by all keys, and its buttons rest', () => {
    const field = draw('12 pcs');
    for (const key of ['ArrowDown', 'PageUp', 'End']) fireEvent.keyDown(field, { key });
    expect(field.value).toBe('12 pcs');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
  });

  it('of several lines is none', () => {
    const field = draw('');
    fireEvent.paste(field, { clipboardData: { getData: () => '2\n000' } });
    fireEvent.blur(field);
    expect(field.value).toBe('2\t000');
  });

  it('leaves the arrows to an input method', () => {
    const field = draw('3');
    fireEvent.keyDown(field, { key: 'ArrowUp', keyCode: 229 });
    expect(field.value).toBe('3');
  });
});

describe('digits of other scripts', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['१२३', '123'],
    ['၀၉', '09'],
    ['１２', '12'],
    ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['12 a٫', '12 a٫'],
  ])('%s is %s', (text, expected) => {
    expect(latinDigits(text)).toBe(expected);
  });
});
