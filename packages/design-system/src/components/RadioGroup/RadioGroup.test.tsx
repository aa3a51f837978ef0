import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { RadioGroup } from './RadioGroup';
import { CHANNELS, PAYMENT_METHODS } from './RadioGroup.fixtures';

describe('RadioGroup', () => {
  conformance((props) => <RadioGroup {...props} label="Way" options={CHANNELS} />, {
    element: 'fieldset',
    dataComponent: 'RadioGroup',
  });

  it('is named by its legend and described by its notes', () => {
    renderThemed(
      <RadioGroup label="Way" options={CHANNELS} hint="As on your account." error="Choose one." />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Way' });
    const described = (group.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Choose one.',
      'As on your account.',
    ]);
  });

  it('names an option by its label alone', () => {
    renderThemed(<RadioGroup label="Way" options={PAYMENT_METHODS} variant="card" />);
    expect(screen.getByRole('radio', { name: 'E-wallet' })).toBeTruthy();
  });

  it('goes by the value that its owner keeps', () => {
    const { rerender } = renderThemed(<RadioGroup label="Way" options={CHANNELS} value="email" />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Email' }).checked).toBe(true);
    rerender(<RadioGroup label="Way" options={CHANNELS} value="" />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Email' }).checked).toBe(false);
  });
});
