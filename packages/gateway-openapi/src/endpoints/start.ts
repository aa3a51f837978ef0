import { startApi as generated } from '../generated/start';

const startApi = generated.enhanceEndpoints({
  endpoints: {
    getSystemStatus: { providesTags: ['System'], keepUnusedDataFor: 3600 },
    // Names of categories and vendors come in the visitor's language.
    getGameVendors: { providesTags: ['System'], keepUnusedDataFor: 3600 },
    getHotGames: { keepUnusedDataFor: 600 },
    getRankList: { providesTags: ['Winners'], keepUnusedDataFor: 300 },
    getListAnnouncements: { providesTags: ['Announcements'], keepUnusedDataFor: 600 },
  },
});

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
