import type { AnnouncementGroups, Game } from '@parlour/gateway-openapi/start';
import {
  answer,
  disconnect,
  exampleOf,
  hang,
  type OperationId,
  refuse,
} from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';
import {
  ANNOUNCEMENTS,
  HOT_GAMES,
  JACKPOT_GAMES,
  NEW_GAMES,
  NO_ANNOUNCEMENTS,
  pageOf,
  WINNERS,
} from './fixtures';

/** Operations of the panels of the home page. */
const PANELS = [
  'getListAnnouncements',
  'getGameList',
  'getHotGames',
  'getRankList',
] as const satisfies OperationId[];

/** Answers the two game lists of the page, each by its query. */
const gameLists = (newGames: Game[], jackpotGames: Game[]): RequestHandler =>
  http.get('*/wps/relay/GCSGAME_gameList', ({ request }) => {
    const isNew = new URL(request.url).searchParams.get('isNew') === '1';
    const value = pageOf(isNew ? newGames : jackpotGames);
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });

interface AppAddresses {
  ANDROID?: string;
  IOS?: string;
}

/** The status of a merchant that offers these apps. */
export function statusWithApps(apps: AppAddresses): RequestHandler {
  const status = exampleOf('getSystemStatus') as { info: { resources: Record<string, object> } };
  const others = Object.entries(status.info.resources).filter(
    ([type]) => type !== 'ANDROID' && type !== 'IOS',
  );
  const offered = Object.entries(apps as Record<string, string>).map(
    ([resourceType, url]): [string, object] => [
      resourceType,
      { resourceType, labelNameEn: resourceType, labelName: resourceType, url },
    ],
  );
  const resources = Object.fromEntries<object>([...others, ...offered]);
  return answer('getSystemStatus', { ...status, info: { ...status.info, resources } });
}

const both = statusWithApps({
  ANDROID: 'https://parlour.example/app/android',
  IOS: 'https://parlour.example/app/ios',
});

interface HomeContent {
  announcements?: AnnouncementGroups;
}

/** A gateway with everything that the home page shows. */
export const fullHome = ({ announcements = ANNOUNCEMENTS }: HomeContent = {}): RequestHandler[] => [
  answer('getListAnnouncements', announcements),
  gameLists(NEW_GAMES, JACKPOT_GAMES),
  answer('getHotGames', HOT_GAMES),
  answer('getRankList', WINNERS),
  answer('getGame', NEW_GAMES[0]),
  answer('getJackpotFeed'),
  both,
];

/** A gateway that has nothing to show yet. */
export const emptyHome = (): RequestHandler[] => [
  answer('getListAnnouncements', NO_ANNOUNCEMENTS),
  gameLists([], []),
  answer('getHotGames', []),
  answer('getRankList', []),
  statusWithApps({}),
];

/** A gateway that never answers. */
export const slowHome = (): RequestHandler[] => [
  ...PANELS.map((id) => hang(id)),
  hang('getSystemStatus'),
];

/** A gateway that can't be reached, but whose status was loaded before. */
export const cutOffHome = (): RequestHandler[] => [...PANELS.map(disconnect), both];

/** A gateway that refuses calls by a rate limit. */
export const busyHome = (): RequestHandler[] => [
  ...PANELS.map((id) =>
    refuse(id, {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait five minutes and try again.',
    }),
  ),
  both,
];
