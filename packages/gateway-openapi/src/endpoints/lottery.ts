import { lotteryApi as generated } from '../generated/lottery';

const lotteryApi = generated.enhanceEndpoints({
  endpoints: {
    getGameMenus: { providesTags: ['Lottery'] },
    getOpenedNumbers: { providesTags: ['Lottery'] },
    getPopularGames: { providesTags: ['Lottery'] },
    getVnGameMenu: { providesTags: ['Lottery'] },
    getVnOpenedNumbers: { providesTags: ['Lottery'] },
    getVnRecentGames: { providesTags: ['Lottery', 'RecentGames'] },
  },
});

export const { getPopularGames } = lotteryApi.endpoints;
export const {
  useGetGameMenusQuery,
  useGetOpenedNumbersQuery,
  useGetPopularGamesQuery,
  useGetVnGameMenuQuery,
  useGetVnOpenedNumbersQuery,
  useGetVnRecentGamesQuery,
} = lotteryApi;
export type {
  LotteryDraw,
  LotteryGame,
  LotteryGroup,
  LotteryMenu,
  PrizeMode,
  VnDraw,
  VnPrize,
} from '../generated/lottery';
