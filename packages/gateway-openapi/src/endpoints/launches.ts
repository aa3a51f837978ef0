import { gamesApi as generated } from '../generated/games';

// Apart from `games`: the first page shows games, but starts none.
const launchesApi = generated.enhanceEndpoints({
  endpoints: {
    // A launch address is valid once, so it is never taken from the cache.
    launchGame: { keepUnusedDataFor: 0 },
    launchFreePlay: { keepUnusedDataFor: 0 },
    launchFbSports: { keepUnusedDataFor: 0 },
  },
});

export const { launchFbSports, launchFreePlay, launchGame } = launchesApi.endpoints;
export type { GameLaunch } from '../generated/games';
