import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
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
