import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { StatTile } from './StatTile';

describe('StatTile', () => {
  conformance((props) => <StatTile {...props} label="Active members" value="1,284" />, {
    element: 'div',
    dataComponent: 'StatTile',
  });

  it('says a change in full where the eye has an arrow', () => {
    renderThemed(
      <StatTile
        label="Active members"
        value="1,284"
        change={{ text: '12 %', trend: 'up', label: 'Up 12 % on last week' }}
      />,
    );
    const tile = screen.getByRole('group', { name: 'Active members' });
    expect(tile.textContent).toContain('Up 12 % on last week');
    expect(screen.getByText('12 %').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows no older figure while it loads', () => {
    renderThemed(<StatTile label="Active members" value="1,284" isLoading />);
    expect(screen.getByRole('group').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('1,284')).toBeNull();
  });
});
