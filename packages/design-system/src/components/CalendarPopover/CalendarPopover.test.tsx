import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { CALENDAR_LABELS, TODAY } from '../Calendar/Calendar.fixtures';
import { CalendarPopover } from './CalendarPopover';

const shared = { label: 'Period', today: TODAY, labels: CALENDAR_LABELS };

describe('CalendarPopover', () => {
  conformance((props) => <CalendarPopover {...props} {...shared} />, {
    element: 'div',
    dataComponent: 'CalendarPopover',
  });

  it('[PK-06] names what is chosen, and what may be', () => {
    const { rerender } = renderThemed(<CalendarPopover {...shared} />);
    expect(screen.getByRole('button', { name: 'Period: Choose a day' })).toBeTruthy();
    rerender(
      <CalendarPopover {...shared} isRange value={{ start: '2026-11-05', end: '2026-11-06' }} />,
    );
    const name = 'Period: Thursday, November 5, 2026 – Friday, November 6, 2026';
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});
