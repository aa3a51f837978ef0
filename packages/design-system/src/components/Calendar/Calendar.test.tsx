import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LabelTexts } from '../../labels/readLabels';
import persian from '../../labels/texts/fa.json';
import russian from '../../labels/texts/ru.json';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Calendar } from './Calendar';
import { CALENDAR_LABELS, labelsOf, TODAY } from './Calendar.fixtures';
import { addMonths, dayForKey, weeksOf } from './calendarDays';
import { readTexts } from './calendarTexts';

const shared = { label: 'Day', today: TODAY, labels: CALENDAR_LABELS };
const day = (name: RegExp) => screen.getByRole('button', { name });

describe('Calendar', () => {
  conformance((props) => <Calendar {...props} label="Day" today={TODAY} />, {
    element: 'div',
    dataComponent: 'Calendar',
  });

  it('[PK-06] takes a period in either order, and the next press begins another', () => {
    const onChange = vi.fn();
    renderThemed(<Calendar {...shared} isRange onChange={onChange} />);
    for (const name of [/November 17/, /November 5,/, /November 9/]) fireEvent.click(day(name));
    expect(onChange.mock.calls.map(([{ value }]) => value as unknown)).toEqual([
      { start: '2026-11-17', end: '' },
      { start: '2026-11-05', end: '2026-11-17' },
      { start: '2026-11-09', end: '' },
    ]);
  });

  it('takes no day outside its limits, and the focus stops there', () => {
    const onChange = vi.fn();
    renderThemed(<Calendar {...shared} min="2026-11-10" max={TODAY} onChange={onChange} />);
    fireEvent.click(day(/November 9/));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(day(/November 21/), { key: 'PageUp' });
    expect(document.activeElement).toBe(day(/November 10/));
    expect(day(/Previous month/).hasAttribute('disabled')).toBe(true);
  });

  it('keeps what its owner keeps', () => {
    renderThemed(<Calendar {...shared} value="2026-11-12" />);
    fireEvent.click(day(/November 17/));
    const chosen = screen.getAllByRole('gridcell', { selected: true });
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['12']);
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2024-02-29', -12, '2023-02-28'],
])('%s and %i months is %s', (from, count, expected) => {
  expect(addMonths(from, count)).toBe(expected);
});

it.each([
  ['ArrowLeft', false, '2026-11-17'],
  ['ArrowLeft', true, '2026-11-19'],
  ['ArrowDown', false, '2026-11-25'],
  ['Home', false, '2026-11-16'],
  ['End', true, '2026-11-22'],
  ['PageDown', false, '2026-12-18'],
  ['Escape', false, undefined],
])('the key %s, right to left %s, leads from Wednesday to %s', (key, isRightToLeft, expected) => {
  const options = { isRightToLeft, hasShift: false, weekStart: 1 };
  expect(dayForKey(key, '2026-11-18', options)).toBe(expected);
});

it.each([
  ['2026-02', 7, 4],
  ['2026-02', 1, 5],
  ['2026-08', 1, 6],
])('of %s, with weeks from day %i, shows %i weeks', (month, weekStart, count) => {
  const weeks = weeksOf(month, weekStart);
  expect(weeks).toHaveLength(count);
  expect(weeks.flat().filter((each) => each !== undefined)[0]).toBe(`${month}-01`);
});

it('writes dates by the rules of a language', () => {
  const words = (texts: LabelTexts, tag: string) => readTexts(labelsOf(texts, tag));
  const ru = words(russian, 'ru');
  expect([ru.heading('2026-11'), ru.date('2026-11-21'), ru.weekStart]).toEqual([
    'Ноябрь 2026 г.',
    'суббота, 21 ноября 2026 г.',
    1,
  ]);
  const fa = words(persian, 'fa');
  expect([fa.heading('2026-11'), fa.weekStart]).toEqual(['نوامبر ۲۰۲۶', 6]);
});
