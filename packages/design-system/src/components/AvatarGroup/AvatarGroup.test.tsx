import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { PEOPLE } from '../Avatar/Avatar.fixtures';
import { AvatarGroup } from './AvatarGroup';

const props = {
  label: 'Players',
  people: PEOPLE,
  labels: { more: (count: number) => `${count} more` },
};

describe('AvatarGroup', () => {
  conformance((root) => <AvatarGroup {...root} {...props} />, {
    element: 'ul',
    dataComponent: 'AvatarGroup',
  });

  it.each([
    [undefined, 4, '3 more'],
    [20, 4, '16 more'],
    [2, 7, null],
  ])('[PK-06] of %s people with %s at most says %s', (total, max, text) => {
    renderThemed(<AvatarGroup {...props} max={max} {...(total === undefined ? {} : { total })} />);
    expect(screen.queryByText(/more/)?.textContent ?? null).toBe(text);
  });
});
