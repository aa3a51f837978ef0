import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { DateRangeField } from './DateRangeField';
import { RANGE_LABELS } from './DateRangeField.fixtures';
import { isReversed, presetRange } from './presetRange';

describe('DateRangeField', () => {
  conformance((props) => <DateRangeField {...props} label="Period" labels={RANGE_LABELS} />, {
    element: 'fieldset',
    dataComponent: 'DateRangeField',
  });

  it('shows what its owner chooses and asks for the rest', () => {
    const onChange = vi.fn();
    renderThemed(
      <DateRangeField
        label="Period"
        labels={RANGE_LABELS}
        value={{ start: '2024-02-01', end: '2024-02-29' }}
        onChange={onChange}
      />,
    );
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([[{ value: { start: '2024-02-01', end: '' } }]]);
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2024-02-29');
  });
});

describe('[WAL-04] the days of a preset', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['today', '2024-11-21', '2024-11-21', '2024-11-21'],
    ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
    ['yesterday', '2023-03-01', '2023-02-28', '2023-02-28'],
    ['yesterday', '2024-01-01', '2023-12-31', '2023-12-31'],
    ['previous7', '2024-11-21', '2024-11-15', '2024-11-21'],
    ['previous7', '2024-03-03', '2024-02-26', '2024-03-03'],
    ['previous30', '2024-03-01', '2024-02-01', '2024-03-01'],
    ['previous30', '2023-03-01', '2023-01-31', '2023-03-01'],
    ['next7', '2024-12-28', '2024-12-28', '2025-01-03'],
    ['next30', '2024-02-01', '2024-02-01', '2024-03-01'],
    ['next30', '2023-02-01', '2023-02-01', '2023-03-02'],
    // Daylight saving time changes on these days in Paris and New York.
    ['next7', '2024-03-30', '2024-03-30', '2024-04-05'],
    ['previous7', '2024-11-04', '2024-10-29', '2024-11-04'],
  ] as const)('%s of %s are %s to %s, wherever the clock stands', (id, today, start, end) => {
    for (const place of [
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Europe/Paris',
      'America/New_York',
    ]) {
      process.env['TZ'] = place;
      expect(presetRange(id, today)).toEqual({ start, end });
    }
  });
});

describe('the order of two days', () => {
  it.each([
    ['2024-02-01', '2024-02-29', false],
    ['2024-02-29', '2024-02-29', false],
    ['2024-03-01', '2024-02-29', true],
    ['2024-03-01', '', false],
    ['', '2024-02-29', false],
  ])('%j to %j is reversed: %s', (start, end, expected) => {
    expect(isReversed({ start, end })).toBe(expected);
  });
});
