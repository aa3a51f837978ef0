import { noteGame } from '@parlour/feature-core';
import { FeatureProviders } from '@parlour/feature-core/testing';
import { answer, hang } from '@parlour/gateway-openapi/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { sampleGame, statusWithHosts } from '../../testing/fixtures';
import { mockGateway } from '../../testing/server';
import InGamePage from './InGamePage';

const { server } = mockGateway(
  answer('getSystemStatus', statusWithHosts([])),
  answer('getGameVendors', { data: { lanes: [] } }),
  answer('getGame', sampleGame(0, { displayName: 'Lantern Koi' })),
  hang('launchGame'),
  hang('getPlaySession'),
);

describe('the page of a game', () => {
  it('does not bear the name of the game before while its own is not known', async () => {
    render(
      <FeatureProviders visitor="member" path="/seamless?game=1">
        <InGamePage />
        <Link to="/seamless?game=2">Another game</Link>
      </FeatureProviders>,
    );
    const heading = screen.getByRole('heading', { level: 1 });
    await screen.findByRole('heading', { level: 1, name: 'Lantern Koi' });
    server.use(hang('getGame'));
    fireEvent.click(screen.getByRole('link', { name: 'Another game' }));
    expect(heading.textContent).toBe('Opening a game');
    expect(document.title).not.toContain('Lantern Koi');
  });

  it('bears the name that was pressed until the gateway tells it', () => {
    server.use(hang('getGame'));
    noteGame({ nodeId: 3, gameType: 'RNG', displayName: 'Paper Comet' });
    render(
      <FeatureProviders visitor="member" path="/seamless?game=3">
        <InGamePage />
      </FeatureProviders>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Paper Comet' })).toBeTruthy();
    expect(document.title).toMatch(/^Paper Comet · /);
  });
});
