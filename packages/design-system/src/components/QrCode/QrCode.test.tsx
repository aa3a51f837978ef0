import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { QrCode } from './QrCode';

const ADDRESS = 'https://parlour.example/app';

describe('QrCode', () => {
  conformance((props) => <QrCode {...props} value={ADDRESS} label="Get the app" />, {
    element: 'span',
    dataComponent: 'QrCode',
  });

  it('[SUP-04] is 80 px wide and has no margin of its own', () => {
    renderThemed(<QrCode value={ADDRESS} label="Get the app" />);
    const drawing = screen.getByRole('img', { name: 'Get the app' }).querySelector('svg');
    expect(drawing?.getAttribute('width')).toBe('80');
    expect(drawing?.getAttribute('height')).toBe('80');
    // A code starts with its first corner, at the very edge.
    expect(drawing?.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M0[ ,]0 ?h7/i);
  });

  it('stays dark on light in the dark theme', () => {
    renderThemed(<QrCode value={ADDRESS} label="Get the app" />);
    expect(screen.getByRole('img').dataset['scheme']).toBe('light');
  });
});
