import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Meter } from './Meter';

describe('Meter', () => {
  conformance(
    (props) => (
      <Meter {...props} label="Points" value={3200} max={5000} valueText="3,200 of 5,000" />
    ),
    { element: 'div', dataComponent: 'Meter' },
  );

  it('says its value in words, and what stands below it', () => {
    renderThemed(
      <Meter label="Points" value={6000} max={5000} valueText="6,000" hint="Level reached" />,
    );
    const meter = screen.getByRole('meter', { name: 'Points' });
    expect(meter.getAttribute('aria-valuetext')).toBe('6,000');
    // A value outside the range would be invalid for screen readers.
    expect(meter.getAttribute('aria-valuenow')).toBe('5000');
    expect(meter.getAttribute('aria-describedby')).toBe(screen.getByText('Level reached').id);
  });
});
