import { startApi as generated } from '../generated/start';
import { START_SHAPES } from '../generated/startShapes';
import { fit, WRONG } from '../shape';

const startApi = generated.enhanceEndpoints({
  endpoints: {
    getSystemStatus: { providesTags: ['System'], keepUnusedDataFor: 3600 },
    // Names of categories and vendors are in the visitor's language.
    getGameVendors: { providesTags: ['System'], keepUnusedDataFor: 3600 },
    getHotGames: { keepUnusedDataFor: 600 },
    getRankList: { providesTags: ['Winners'], keepUnusedDataFor: 300 },
    getListAnnouncements: { providesTags: ['Announcements'], keepUnusedDataFor: 600 },
  },
});

/**
 * The action that restores an earlier answer to the cache, for the same arguments; null for one that does not match
 * the contract.
 */
export function answerRestored(
  endpointName: 'getGameVendors' | 'getHotGames' | 'getRankList',
  arg: unknown,
  value: unknown,
) {
  const data = fit(START_SHAPES[endpointName] ?? 0, value);
  // Safe: `fit` has checked the value for this endpoint.
  const entry = { endpointName, arg, value: data } as Parameters<
    typeof startApi.util.upsertQueryEntries
  >[0][number];
  return data === WRONG ? null : startApi.util.upsertQueryEntries([entry]);
}

export const { getGameList, getGameVendors, getHotGames, getListAnnouncements, getSystemStatus } =
  startApi.endpoints;
export const {
  useGetGameListQuery,
  useGetGameVendorsQuery,
  useGetHotGamesQuery,
  useGetListAnnouncementsQuery,
  useGetRankListQuery,
  useGetSystemStatusQuery,
  useLazyGetGameListQuery,
} = startApi;
export type {
  Announcement,
  AnnouncementGroups,
  Banner,
  Game,
  GameClassify,
  GameLane,
  GamePage,
  GameVendor,
  GetGameListApiArg,
  GetHotGamesApiArg,
  GetListAnnouncementsApiArg,
  LanguageCode,
  RankItem,
  Resource,
  ResourceType,
  SystemInfo,
  SystemNotice,
  SystemStatus,
  WhiteLabelFlag,
} from '../generated/start';
