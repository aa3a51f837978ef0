import { gamesApi as generated } from '../generated/games';

// The first page knows games, but starts none: what starting takes is apart from `games`.
const launchesApi = generated.enhanceEndpoints({
  endpoints: {
    // A launch address counts once, so it is never taken from the cache.
    launchGame: { keepUnusedDataFor: 0 },
    launchFreePlay: { keepUnusedDataFor: 0 },
    launchFbSports: { keepUnusedDataFor: 0 },
  },
});

export const { launchFbSports, launchFreePlay, launchGame } = launchesApi.endpoints;
export type { GameLaunch } from '../generated/games';
