// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGameMenus: build.query<GetGameMenusApiResponse, GetGameMenusApiArg>({
      query: (queryArg) => ({
        url: `/lgw/games/game_menus`,
        params: {
          prizeMode: queryArg.prizeMode,
        },
      }),
    }),
    getVnGameMenu: build.query<GetVnGameMenuApiResponse, GetVnGameMenuApiArg>({
      query: (queryArg) => ({
        url: `/lgw/vn/games/game_menu`,
        params: {
          prizeMode: queryArg.prizeMode,
          device: queryArg.device,
        },
      }),
    }),
    getVnRecentGames: build.query<
      GetVnRecentGamesApiResponse,
      GetVnRecentGamesApiArg
    >({
      query: (queryArg) => ({
        url: `/lgw/vn/games/game_menu/recent`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    getVnOpenedNumbers: build.query<
      GetVnOpenedNumbersApiResponse,
      GetVnOpenedNumbersApiArg
    >({
      query: (queryArg) => ({
        url: `/lgw/vn/numeros/opened/game`,
        params: {
          gameCode: queryArg.gameCode,
          limit: queryArg.limit,
        },
      }),
    }),
    getOpenedNumbers: build.query<
      GetOpenedNumbersApiResponse,
      GetOpenedNumbersApiArg
    >({
      query: (queryArg) => ({
        url: `/lotto/lgw/games/opened/numero`,
        params: {
          prizeMode: queryArg.prizeMode,
          gameCode: queryArg.gameCode,
          limit: queryArg.limit,
        },
      }),
    }),
    getPopularGames: build.query<
      GetPopularGamesApiResponse,
      GetPopularGamesApiArg
    >({
      query: (queryArg) => ({
        url: `/lgw/games/popular`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as lotteryApi };
export type GetGameMenusApiResponse = /** status 200 The menu. */ LotteryMenu;
export type GetGameMenusApiArg = {
  /** Prize mode (LAUNCH-07). */
  prizeMode: PrizeMode;
};
export type GetVnGameMenuApiResponse = /** status 200 The menu. */ LotteryMenu;
export type GetVnGameMenuApiArg = {
  /** Prize mode (LAUNCH-07). */
  prizeMode: PrizeMode;
  /** Kind of device. */
  device: "WEB";
};
export type GetVnRecentGamesApiResponse =
  /** status 200 Recent lotteries. */ LotteryGameArray;
export type GetVnRecentGamesApiArg = {
  /** Most games in the answer. */
  limit?: number;
};
export type GetVnOpenedNumbersApiResponse =
  /** status 200 Draws, newest first. */ VnDrawArray;
export type GetVnOpenedNumbersApiArg = {
  /** Only this game. */
  gameCode?: string;
  /** Most draws in the answer. */
  limit?: number;
};
export type GetOpenedNumbersApiResponse =
  /** status 200 Draws, newest first. */ LotteryDrawArray;
export type GetOpenedNumbersApiArg = {
  /** Prize mode as this call spells it. */
  prizeMode: "Lott";
  /** Only this game. */
  gameCode?: string;
  /** Most draws in the answer. */
  limit?: number;
};
export type GetPopularGamesApiResponse =
  /** status 200 Popular lotteries. */ LotteryGameArray;
export type GetPopularGamesApiArg = {
  /** Most games in the answer. */
  limit?: number;
};
export type PrizeMode = "LOTT" | "ZY" | "ELOTT" | "SEA";
export type Timestamp = string;
export type LotteryGame = {
  /** Names the game in this gateway. */
  nodeId: number;
  /** Code of the lottery. */
  gameCode: string;
  /** Name in the asked language. */
  displayName: string;
  /** Group that it belongs to. */
  gameGroupCode: string;
  /** Code of the vendor. */
  vassalage: string;
  /** Kind of account that plays are booked on; TCG_LOTTO_VN for the Vietnam lotteries. */
  accountTypeName: string;
  /** Address of its picture, or null. */
  iconUrl: string | null;
  /** Number of the running draw. */
  numero: string;
  /** When bets on the running draw close. */
  closesAt: Timestamp;
  /** Time between two draws. */
  drawInterval: number;
  /** Whether bets are taken. */
  state: "OPEN" | "CLOSED" | "MAINTENANCE";
};
export type LotteryGroup = {
  /** Code of the group. */
  gameGroupCode: string;
  /** Name in the asked language. */
  gameGroupName: string;
  /** Lotteries of the group. */
  games: LotteryGame[];
};
export type LotteryMenu = {
  prizeMode: PrizeMode;
  /** Groups in the merchant's order. */
  gameMenus: LotteryGroup[];
};
export type LotteryGameArray = LotteryGame[];
export type VnPrize = {
  /** DB is the special prize; G1 to G8 are the others. */
  prize: "DB" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8";
  /** Winning numbers. */
  numbers: string[];
};
export type VnDraw = {
  /** The lottery. */
  gameCode: string;
  /** Name in the asked language. */
  displayName: string;
  /** Number of the draw. */
  numero: string;
  /** When it was drawn. */
  openedAt: Timestamp;
  /** Prizes from the special one down. */
  prizes: VnPrize[];
};
export type VnDrawArray = VnDraw[];
export type LotteryDraw = {
  /** The lottery. */
  gameCode: string;
  /** Name in the asked language. */
  displayName: string;
  /** Number of the draw. */
  numero: string;
  /** When it was drawn. */
  openedAt: Timestamp;
  /** Numbers in the order they were drawn. */
  numbers: string[];
};
export type LotteryDrawArray = LotteryDraw[];
