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
    ['x', 1, {}, '1'],
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

describe('digits of other scripts', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['१२३', '123'],
    ['၀၉', '09'],
    ['１２', '12'],
    ['12 a٫', '12 a٫'],
  ])('%s is %s', (text, expected) => {
    expect(latinDigits(text)).toBe(expected);
  });
});
