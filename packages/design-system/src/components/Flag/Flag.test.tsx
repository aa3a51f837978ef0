import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Flag } from './Flag';
import * as languageFlags from './languageFlagsTable';
import { knownFlag, loadFlag } from './loadFlag';
import * as otherFlags from './otherFlagsTable';

describe('Flag', () => {
  conformance((props) => <Flag {...props} country="ID" />, {
    element: 'span',
    dataComponent: 'Flag',
  });

  it('is silent until it has a name, and then a picture of it', async () => {
    const { container, rerender } = renderThemed(<Flag country="th" />);
    await waitFor(() => expect(container.querySelector('img')?.alt).toBe(''));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Flag country="th" label="Thailand" />);
    expect(screen.getByRole('img', { name: 'Thailand' })).toBeTruthy();
  });

  it('shows the letters of a code that has no flag', async () => {
    const { container } = renderThemed(<Flag country="zz" />);
    await waitFor(() => expect(container.textContent).toBe('ZZ'));
  });
});

describe('the flags', () => {
  it.each(Object.keys(languageFlags))('of languages hold %s', async (country) => {
    expect(await loadFlag(country)).toMatch(/^data:image\/svg\+xml,/);
    expect(knownFlag(country.toLowerCase())).toMatch(/^data:/);
  });

  it.each(['CH', 'ng', 'gb-eng'])('of other countries hold %s', async (country) => {
    expect(await loadFlag(country)).toMatch(/^data:image\/svg\+xml,/);
  });

  it('are in one of the two chunks, never in both', () => {
    const both = Object.keys(languageFlags).filter((country) => country in otherFlags);
    expect(both).toEqual([]);
    expect(Object.keys(otherFlags).length).toBeGreaterThan(220);
  });

  it('are none for a code that no country has', async () => {
    expect(await loadFlag('ZZ')).toBeNull();
    expect(knownFlag('ZZ')).toBeNull();
  });
});
