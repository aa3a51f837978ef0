import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { GameRow } from './GameRow';

describe('GameRow', () => {
  conformance(
    (props) => (
      <GameRow {...props} label="New games">
        <p>One</p>
      </GameRow>
    ),
    { element: 'div', dataComponent: 'GameRow' },
  );

  it('is a named list with one item for each child', () => {
    renderThemed(
      <GameRow label="New games">
        <p>One</p>
        {null}
        {undefined}
        <p>Two</p>
      </GameRow>,
    );
    expect(screen.getByRole('list', { name: 'New games' }).children).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
