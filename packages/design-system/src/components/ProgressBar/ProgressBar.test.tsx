import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ProgressBar } from './ProgressBar';
import { shareOf } from './shareOf';

describe('ProgressBar', () => {
  conformance((props) => <ProgressBar {...props} label="Sending" value={40} />, {
    element: 'div',
    dataComponent: 'ProgressBar',
  });

  it('says how far it is, in figures and in words', () => {
    renderThemed(<ProgressBar label="Sending" value={2} max={5} valueText="2 of 5" />);
    const bar = screen.getByRole('progressbar', { name: 'Sending' });
    expect(bar.getAttribute('aria-valuenow')).toBe('2');
    expect(bar.getAttribute('aria-valuemax')).toBe('5');
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 5');
  });

  it('claims no figure where nobody knows', () => {
    renderThemed(<ProgressBar label="Sending" />);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });
});

describe('shareOf', () => {
  it.each([
    [40, 0, 100, 0.4],
    [-5, 0, 100, 0],
    [140, 0, 100, 1],
    [150, 100, 200, 0.5],
    [1, 5, 5, 0],
    [Number.NaN, 0, 1, 0],
  ])('%d between %d and %d is %d', (value, min, max, share) => {
    expect(shareOf(value, min, max)).toBe(share);
  });
});
