import { FeatureProviders } from '@parlour/feature-core/testing';
import { answer } from '@parlour/gateway-openapi/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { sampleGames, statusWithHosts } from '../../testing/fixtures';
import { favouritePages } from '../../testing/handlers';
import { mockGateway } from '../../testing/server';
import MyGamesPage from './MyGamesPage';

const { server } = mockGateway(
  answer('getSystemStatus', statusWithHosts([])),
  answer('getFavoriteGames', []),
);

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

/** Opens a page of so many favourites. */
function open(path: string, count: number) {
  server.use(favouritePages(sampleGames(count)));
  render(
    <FeatureProviders visitor="member" path={path}>
      <MyGamesPage />
      <Address />
    </FeatureProviders>,
  );
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

describe('a page of favourites past the last', () => {
  it('is the last one', async () => {
    open('/favourites?page=99', 60);
    await waitFor(() => expect(address()).toBe('/favourites?page=3'));
    expect(await screen.findByText('60 games')).toBeTruthy();
    expect(screen.queryByText('No favourites yet')).toBeNull();
  });

  it('is the first where there is no game, and says so', async () => {
    open('/favourites?page=3', 0);
    expect(await screen.findByText('No favourites yet')).toBeTruthy();
    expect(address()).toBe('/favourites');
  });
});
