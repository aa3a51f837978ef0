// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVassalageGameTypes: build.query<
      GetVassalageGameTypesApiResponse,
      GetVassalageGameTypesApiArg
    >({
      query: () => ({ url: `/wps/relay/GCSGAME_getVassGameType` }),
    }),
    getFavoriteGames: build.query<
      GetFavoriteGamesApiResponse,
      GetFavoriteGamesApiArg
    >({
      query: () => ({ url: `/wps/relay/MCSFE_getFavoriteGames` }),
    }),
    getFavoriteGamesList: build.query<
      GetFavoriteGamesListApiResponse,
      GetFavoriteGamesListApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getFavoriteGamesList`,
        params: {
          language: queryArg.language,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    addFavoriteGame: build.mutation<
      AddFavoriteGameApiResponse,
      AddFavoriteGameApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_addFavoriteGameV2`,
        method: "POST",
        body: queryArg.favoriteGameRequest,
      }),
    }),
    removeFavoriteGame: build.mutation<
      RemoveFavoriteGameApiResponse,
      RemoveFavoriteGameApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_removeFavoriteGameV2`,
        method: "DELETE",
        params: {
          nodeId: queryArg.nodeId,
        },
      }),
    }),
    getRecentGames: build.query<
      GetRecentGamesApiResponse,
      GetRecentGamesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/GCS_recentGame`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    launchGame: build.query<LaunchGameApiResponse, LaunchGameApiArg>({
      query: (queryArg) => ({
        url: `/wps/game/launchGame`,
        params: {
          nodeId: queryArg.nodeId,
          vassalage: queryArg.vassalage,
          gameCode: queryArg.gameCode,
          gameType: queryArg.gameType,
          device: queryArg.device,
          backUrl: queryArg.backUrl,
          language: queryArg.language,
          lottoArea: queryArg.lottoArea,
          launchMode: queryArg.launchMode,
          lottoPrizeMode: queryArg.lottoPrizeMode,
          lottoGameCode: queryArg.lottoGameCode,
          lottoView: queryArg.lottoView,
        },
      }),
    }),
    launchFreePlay: build.query<
      LaunchFreePlayApiResponse,
      LaunchFreePlayApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/game/launchFreePlay`,
        params: {
          nodeId: queryArg.nodeId,
          device: queryArg.device,
          backUrl: queryArg.backUrl,
          language: queryArg.language,
        },
      }),
    }),
    launchFbSports: build.query<
      LaunchFbSportsApiResponse,
      LaunchFbSportsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/GCS_gameLaunchFB`,
        params: {
          device: queryArg.device,
          backUrl: queryArg.backUrl,
          language: queryArg.language,
        },
      }),
    }),
    getRoomList: build.query<GetRoomListApiResponse, GetRoomListApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/GLS2_roomList`,
        params: {
          vassalage: queryArg.vassalage,
          gameType: queryArg.gameType,
        },
      }),
    }),
    getGame: build.query<GetGameApiResponse, GetGameApiArg>({
      query: (queryArg) => ({
        url: `/wps/games/detail`,
        params: {
          nodeId: queryArg.nodeId,
        },
      }),
    }),
    getGameSearchIndex: build.query<
      GetGameSearchIndexApiResponse,
      GetGameSearchIndexApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/games/searchIndex`,
        params: {
          gameType: queryArg.gameType,
        },
      }),
    }),
    getJackpotFeed: build.query<
      GetJackpotFeedApiResponse,
      GetJackpotFeedApiArg
    >({
      query: () => ({ url: `/wps/games/jackpot` }),
    }),
    getGameSession: build.query<
      GetGameSessionApiResponse,
      GetGameSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/play/session`,
        headers: {
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
      }),
    }),
    playDemoRound: build.mutation<
      PlayDemoRoundApiResponse,
      PlayDemoRoundApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/play/round`,
        method: "POST",
        body: queryArg.demoRoundRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
      }),
    }),
    playDemoTable: build.mutation<
      PlayDemoTableApiResponse,
      PlayDemoTableApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/play/table`,
        method: "POST",
        body: queryArg.demoTableRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
      }),
    }),
    getDemoMatches: build.query<
      GetDemoMatchesApiResponse,
      GetDemoMatchesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/play/matches`,
        headers: {
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
      }),
    }),
    quoteDemoSlip: build.mutation<
      QuoteDemoSlipApiResponse,
      QuoteDemoSlipApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/play/quote`,
        method: "POST",
        body: queryArg.demoSlipRequest,
        headers: {
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
      }),
    }),
    placeDemoSlip: build.mutation<
      PlaceDemoSlipApiResponse,
      PlaceDemoSlipApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/play/slip`,
        method: "POST",
        body: queryArg.demoSlipRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
      }),
    }),
    getDemoDraw: build.query<GetDemoDrawApiResponse, GetDemoDrawApiArg>({
      query: (queryArg) => ({
        url: `/wps/play/draw`,
        headers: {
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
        params: {
          gameCode: queryArg.gameCode,
        },
      }),
    }),
    buyDemoTicket: build.mutation<
      BuyDemoTicketApiResponse,
      BuyDemoTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/play/ticket`,
        method: "POST",
        body: queryArg.demoTicketRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "X-Launch-Token": queryArg["X-Launch-Token"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as gamesApi };
export type GetVassalageGameTypesApiResponse =
  /** status 200 Vendors with their types. */ VassalageGameTypesArray;
export type GetVassalageGameTypesApiArg = void;
export type GetFavoriteGamesApiResponse =
  /** status 200 Node ids. */ NodeIdArray;
export type GetFavoriteGamesApiArg = void;
export type GetFavoriteGamesListApiResponse =
  /** status 200 The page. */ GamePage;
export type GetFavoriteGamesListApiArg = {
  /** Language of the names; the Language header decides without it. */
  language?: LanguageCode;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type AddFavoriteGameApiResponse =
  /** status 200 The game is a favourite. */ Empty;
export type AddFavoriteGameApiArg = {
  favoriteGameRequest: FavoriteGameRequest;
};
export type RemoveFavoriteGameApiResponse =
  /** status 200 The game is no favourite. */ Empty;
export type RemoveFavoriteGameApiArg = {
  /** The game. */
  nodeId: number;
};
export type GetRecentGamesApiResponse =
  /** status 200 Recent games. */ GameArray;
export type GetRecentGamesApiArg = {
  /** Most games in the answer. */
  limit?: number;
};
export type LaunchGameApiResponse =
  /** status 200 Where the game opens. */ GameLaunch;
export type LaunchGameApiArg = {
  /** The game. */
  nodeId?: number;
  /** Code of the vendor. */
  vassalage?: VassalageCode;
  /** Code of the game at its vendor. */
  gameCode?: string;
  /** Type of game; with `vassalage` alone it opens the vendor's lobby of that type. */
  gameType?: GameType;
  /** Kind of screen. */
  device?: LaunchDevice;
  /** Page of this site that the game leads back to. */
  backUrl?: string;
  /** Language of the game. */
  language?: LanguageCode;
  /** Area of a Vietnam lottery. */
  lottoArea?: LottoArea;
  /** Says that a lottery is launched. */
  launchMode?: LaunchMode;
  /** Prize mode of the lottery. */
  lottoPrizeMode?: PrizeMode;
  /** Lottery to open first. */
  lottoGameCode?: string;
  /** What opens - the betting slip or the lottery lobby. */
  lottoView?: LottoView;
};
export type LaunchFreePlayApiResponse =
  /** status 200 Where the game opens. */ GameLaunch;
export type LaunchFreePlayApiArg = {
  /** The game. */
  nodeId: number;
  /** Kind of screen. */
  device?: LaunchDevice;
  /** Page of this site that the game leads back to. */
  backUrl?: string;
  /** Language of the game. */
  language?: LanguageCode;
};
export type LaunchFbSportsApiResponse =
  /** status 200 Where the sportsbook opens. */ GameLaunch;
export type LaunchFbSportsApiArg = {
  /** Kind of screen. */
  device?: LaunchDevice;
  /** Page of this site that the game leads back to. */
  backUrl?: string;
  /** Language of the game. */
  language?: LanguageCode;
};
export type GetRoomListApiResponse = /** status 200 Rooms. */ RoomArray;
export type GetRoomListApiArg = {
  /** Code of the vendor. */
  vassalage: VassalageCode;
  /** Type of game. */
  gameType?: GameType;
};
export type GetGameApiResponse = /** status 200 The game. */ Game;
export type GetGameApiArg = {
  /** The game. */
  nodeId: number;
};
export type GetGameSearchIndexApiResponse =
  /** status 200 The catalogue. */ GameSearchIndex;
export type GetGameSearchIndexApiArg = {
  /** Type of game. */
  gameType: GameType;
};
export type GetJackpotFeedApiResponse = /** status 200 The sum. */ JackpotFeed;
export type GetJackpotFeedApiArg = void;
export type GetGameSessionApiResponse =
  /** status 200 The game and its table. */ GameSession;
export type GetGameSessionApiArg = {
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
};
export type PlayDemoRoundApiResponse = /** status 200 The round. */ DemoRound;
export type PlayDemoRoundApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
  demoRoundRequest: DemoRoundRequest;
};
export type PlayDemoTableApiResponse =
  /** status 200 The round. */ DemoTableRound;
export type PlayDemoTableApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
  demoTableRequest: DemoTableRequest;
};
export type GetDemoMatchesApiResponse =
  /** status 200 The matches. */ DemoMatches;
export type GetDemoMatchesApiArg = {
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
};
export type QuoteDemoSlipApiResponse =
  /** status 200 The quote. */ DemoSlipQuote;
export type QuoteDemoSlipApiArg = {
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
  demoSlipRequest: DemoSlipRequest;
};
export type PlaceDemoSlipApiResponse =
  /** status 200 The slip as it came out. */ DemoSlip;
export type PlaceDemoSlipApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
  demoSlipRequest: DemoSlipRequest;
};
export type GetDemoDrawApiResponse =
  /** status 200 The room. */ DemoLotteryRoom;
export type GetDemoDrawApiArg = {
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
  /** The lottery of a lobby that is opened; one that was launched itself needs none. */
  gameCode?: string;
};
export type BuyDemoTicketApiResponse =
  /** status 200 The ticket. */ DemoTicketReceipt;
export type BuyDemoTicketApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  /** The launch token, taken from the fragment of the page's address. */
  "X-Launch-Token": string;
  demoTicketRequest: DemoTicketRequest;
};
export type GameType = string;
export type VassalageGameTypes = {
  /** Code of the vendor. */
  vassalage: string;
  /** Its types. */
  gameTypes: GameType[];
};
export type VassalageGameTypesArray = VassalageGameTypes[];
export type NodeIdArray = number[];
export type GameClassify = "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
export type Money = string;
export type Game = {
  /** Names the game in this gateway. */
  nodeId: number;
  /** Name in the merchant's catalogue. */
  nodeName: string;
  /** Name that the vendor gave. */
  gameName: string;
  /** Name in the asked language. */
  displayName: string;
  /** Address of the small picture, or null. */
  smallIcon: string | null;
  /** Address of the card's picture, or null. */
  showIcon: string | null;
  /** Whole address of a picture kept by the vendor, or null. */
  iconUrl: string | null;
  /** Code of the vendor. */
  vassalage: string;
  /** Name of the vendor in the asked language. */
  vendorName: string;
  /** Code of the game at its vendor. */
  gameCode: string;
  /** GAME starts; VASSALAGE opens a list of games first. */
  isGame: "GAME" | "VASSALAGE";
  gameType: GameType;
  /** Sub-category, or null. */
  gameClassify: GameClassify | null;
  /** Kind of account that plays are booked on. */
  accountTypeName: string;
  /** 0 when a free trial is offered. */
  supportPlay: 0 | 1;
  /** 1 for a new game. */
  isNew: 0 | 1;
  /** 1 for a hot game. */
  isHot: 0 | 1;
  /** Lowest bet, or null where it is not known. */
  minBet: Money | null;
  /** Winning lines, or null where there are none. */
  lineNum: number | null;
  /** Jackpot at this moment, or null. */
  jackpot: Money | null;
  /** True while the game is closed for maintenance. */
  maintenance: boolean;
};
export type GamePage = {
  /** Games of this page. */
  content: Game[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type LanguageCode =
  | "CN"
  | "TW"
  | "EN"
  | "JP"
  | "TH"
  | "VN"
  | "MM"
  | "ES"
  | "HI"
  | "ID"
  | "KH"
  | "KR"
  | "MY"
  | "PT"
  | "BR"
  | "TA"
  | "TY"
  | "UR"
  | "RU_UR"
  | "TR"
  | "BN"
  | "AR"
  | "FA"
  | "RU"
  | "KZ"
  | "UZ"
  | "LA"
  | "NP"
  | "FR";
export type Empty = null;
export type VassalageCode = string;
export type FavoriteGameRequest = {
  /** The game. */
  nodeId: number;
  vendor: VassalageCode;
  gameType: GameType;
};
export type GameArray = Game[];
export type Timestamp = string;
export type GameLaunch = {
  /** Address to open; its host is one of the merchant's launch hosts. */
  gameUrl: string;
  /** Names the launch. */
  launchId: string;
  expiresAt: Timestamp;
  /** The game, or null for the lobby of a vendor. */
  nodeId: number | null;
  /** True in a free trial. */
  playMoney: boolean;
};
export type LaunchDevice = "WEB" | "MOBILE";
export type LottoArea = "VN";
export type LaunchMode = "LOTT";
export type PrizeMode = "LOTT" | "ZY" | "ELOTT" | "SEA";
export type LottoView = "betting" | "lobby";
export type Room = {
  /** Names the room. */
  roomId: string;
  /** Name in the asked language. */
  roomName: string;
  /** Game that launches the room. */
  nodeId: number;
  /** Code of the vendor. */
  vassalage: string;
  gameType: GameType;
  minBet: Money;
  maxBet: Money;
  /** Seats in all. */
  seats: number;
  /** Seats that are taken. */
  seatsTaken: number;
  /** Whether the room can be joined. */
  state: "OPEN" | "FULL" | "CLOSED";
};
export type RoomArray = Room[];
export type GameSearchIndex = {
  /** Changes when the catalogue changes. */
  version: string;
  gameType: GameType;
  /** Address of a picture with the places {vassalage} and {gameCode}. */
  iconPattern: string;
  /** Codes of the vendors. */
  vendors: string[];
  /** Names of the vendors in the same order. */
  vendorNames: string[];
  /** Sub-categories that occur. */
  classifies: GameClassify[];
  /** Node id of each game. */
  nodeIds: number[];
  /** Name of each game in the asked language. */
  names: string[];
  /** Code of each game at its vendor; empty where it is the name in small letters, with a hyphen in the place of each space. */
  codes: string[];
  /** Place of each game's vendor in `vendors`. */
  vendorOf: number[];
  /** Place of each game's sub-category in `classifies`, or -1. */
  classifyOf: number[];
  /** What is true of each game, added up - 1 new, 2 hot, 4 jackpot, 8 free trial offered, 16 lowest bet of 1 or
    more, 32 at least 25 lines, 64 under maintenance, 128 opens a list (VASSALAGE).
     */
  flags: number[];
};
export type JackpotFeed = {
  amount: Money;
  /** ISO 4217 code. */
  currency: string;
  asOf: Timestamp;
};
export type DemoGameKind = "REELS" | "DRAW" | "SPORTS" | "TABLE";
export type DemoSymbol = "KOI" | "LANTERN" | "PEARL" | "FAN" | "BELL" | "STAR";
export type DemoPay = {
  symbol: DemoSymbol;
  /** Times the stake, as a decimal string with two digits. */
  multiplier: string;
};
export type DemoTablePlace = "PLAYER" | "BANKER" | "TIE";
export type DemoPlacePay = {
  place: DemoTablePlace;
  /** Times the stake, which is included, as a decimal string with two digits. */
  multiplier: string;
};
export type DemoSlipRules = {
  /** How many picks a slip takes. */
  mostPicks: number;
  /** What the odds of a multiple count at most, as a decimal string with two digits. */
  highestOdds: string;
  /** How long a match is. */
  minutes: number;
};
export type LotteryLaunch = {
  /** Area of a Vietnam lottery. */
  lottoArea: LottoArea | null;
  /** Says that a lottery was launched. */
  launchMode: LaunchMode | null;
  /** Prize mode of the lottery. */
  lottoPrizeMode: PrizeMode | null;
  /** Lottery to open first. */
  lottoGameCode: string | null;
  /** What opens. */
  lottoView: LottoView | null;
};
export type GameSession = {
  /** The launch. */
  launchId: string;
  /** The game, or null for the lobby of a vendor. */
  nodeId: number | null;
  /** Name to show. */
  displayName: string;
  /** Address of the picture, or null. */
  showIcon: string | null;
  gameType: GameType;
  kind: DemoGameKind;
  /** True in a free trial. */
  playMoney: boolean;
  /** Symbol or ISO 4217 code shown beside amounts. */
  currency: string;
  balance: Money;
  /** Stakes that can be chosen, smallest first. */
  stakes: Money[];
  /** Pays of the reels, highest first; null for another kind. */
  payTable: DemoPay[] | null;
  /** Pays of the places of a table; null for another kind. */
  placePays: DemoPlacePay[] | null;
  /** What holds for slips of sports; null for another kind. */
  slipRules: DemoSlipRules | null;
  language: LanguageCode;
  /** How the lottery was launched; null for anything else. */
  lottery: LotteryLaunch | null;
  /** Page that the game leads back to, or null. */
  backUrl: string | null;
  expiresAt: Timestamp;
};
export type DemoRound = {
  /** Names the round; betting records carry it. */
  roundId: string;
  /** Rows from top to bottom, three symbols each. */
  symbols: DemoSymbol[][];
  /** Rows that won, counted from 0. */
  winningLines: number[];
  stake: Money;
  win: Money;
  balance: Money;
  playedAt: Timestamp;
};
export type DemoRoundRequest = {
  stake: Money;
};
export type DemoCard = {
  /** Its rank. */
  rank:
    | "A"
    | "2"
    | "3"
    | "4"
    | "5"
    | "6"
    | "7"
    | "8"
    | "9"
    | "10"
    | "J"
    | "Q"
    | "K";
  /** Its suit. */
  suit: "SPADES" | "HEARTS" | "DIAMONDS" | "CLUBS";
  /** What the hand counts with this card. */
  total: number;
};
export type DemoTableRound = {
  /** Names the round; betting records carry it. */
  roundId: string;
  place: DemoTablePlace;
  winner: DemoTablePlace;
  /** Cards of Player, in the order of dealing. */
  player: DemoCard[];
  /** Cards of Banker, in the order of dealing. */
  banker: DemoCard[];
  stake: Money;
  win: Money;
  balance: Money;
  playedAt: Timestamp;
};
export type DemoTableRequest = {
  stake: Money;
  place: DemoTablePlace;
};
export type DemoPickName =
  "HOME" | "DRAW" | "AWAY" | "OVER" | "UNDER" | "YES" | "NO";
export type DemoOdds = string;
export type DemoOffer = {
  pick: DemoPickName;
  odds: DemoOdds;
};
export type DemoMatch = {
  /** Names the match. */
  matchId: string;
  /** Team at home. */
  home: string;
  /** Its guest. */
  away: string;
  /** Minutes played; 0 before it begins. */
  minute: number;
  /** Goals of home. */
  homeScore: number;
  /** Goals of away. */
  awayScore: number;
  /** What is offered. */
  picks: DemoOffer[];
};
export type DemoMatches = {
  /** The matches, those under way first. */
  matches: DemoMatch[];
  asOf: Timestamp;
  changesAt: Timestamp;
};
export type DemoQuotedPick = {
  /** Names the match. */
  matchId: string;
  pick: DemoPickName;
  /** Its odds, or null where it is not offered any more. */
  odds: DemoOdds | null;
};
export type DemoSlipQuote = {
  /** The picks in the order of the slip. */
  picks: DemoQuotedPick[];
  stake: Money;
  /** Odds of a multiple, or null. */
  totalOdds: DemoOdds | null;
  /** What is paid if all is right, or null where a pick is not offered any more. */
  canWin: Money | null;
};
export type DemoSlipType = "SINGLES" | "MULTIPLE";
export type DemoPick = {
  /** Names the match. */
  matchId: string;
  pick: DemoPickName;
  odds: DemoOdds;
};
export type DemoSlipRequest = {
  stake: Money;
  type: DemoSlipType;
  /** The picks, at most `mostPicks` of the slip rules. */
  picks: DemoPick[];
};
export type DemoGoal = {
  /** Its minute. */
  minute: number;
  /** Who has scored. */
  side: "HOME" | "AWAY";
};
export type DemoPlayedPick = {
  /** Names the match. */
  matchId: string;
  /** Team at home. */
  home: string;
  /** Its guest. */
  away: string;
  pick: DemoPickName;
  odds: DemoOdds;
  /** Minutes played when the slip was placed. */
  minute: number;
  /** Goals of home until then. */
  homeScore: number;
  /** Goals of away until then. */
  awayScore: number;
  /** Goals after that, in their order. */
  goals: DemoGoal[];
  /** True where the pick was right. */
  won: boolean;
};
export type DemoSlip = {
  /** Names the slip; betting records carry it. */
  roundId: string;
  type: DemoSlipType;
  /** The picks in the order of the slip. */
  picks: DemoPlayedPick[];
  /** Odds of a multiple, or null. */
  totalOdds: DemoOdds | null;
  stake: Money;
  win: Money;
  balance: Money;
  playedAt: Timestamp;
};
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
export type DemoWagerCode =
  | "PLACES"
  | "BALLS"
  | "SUM"
  | "DICE"
  | "FIRST1"
  | "FIRST2"
  | "FIRST3"
  | "SPECIAL"
  | "ANY";
export type DemoWagerPay = {
  /** HITS so many are right, ALIKE so many of the picks are the same and all is right, SUM this sum, RIGHT all is right, EACH for each number that is right. */
  on: "HITS" | "ALIKE" | "SUM" | "RIGHT" | "EACH";
  /** How many, or the sum; null where there is nothing to count. */
  value: number | null;
  /** Times the stake, as a decimal string with two digits. */
  multiplier: string;
};
export type DemoWager = {
  wager: DemoWagerCode;
  /** PLACES one number at each place, APART the same with no number twice, SET so many numbers in no order. */
  pick: "PLACES" | "APART" | "SET";
  /** How many numbers are picked. */
  count: number;
  /** The numbers to pick from. */
  numbers: string[];
  /** What is paid, highest first. */
  pays: DemoWagerPay[];
};
export type DemoDraw = {
  /** The lottery. */
  gameCode: string;
  /** Name of the lottery. */
  displayName: string;
  /** Number of the draw. */
  numero: string;
  /** When bets close. */
  closesAt: Timestamp;
  /** When it falls. */
  drawAt: Timestamp;
  /** True while the lottery is closed for maintenance. */
  maintenance: boolean;
  /** How it is bet on. */
  wagers: DemoWager[];
};
export type VnPrize = {
  /** DB is the special prize; G1 to G8 are the others. */
  prize: "DB" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8";
  /** Winning numbers. */
  numbers: string[];
};
export type DemoDrawResult = {
  /** Number of the draw. */
  numero: string;
  drawnAt: Timestamp;
  /** Numbers in the order they were drawn; none where there are prizes. */
  numbers: string[];
  /** Prizes of a Vietnam lottery, from the special one down. */
  prizes: VnPrize[];
};
export type DemoTicket = {
  /** Names the ticket; betting records carry it. */
  ticketId: string;
  /** Number of the draw. */
  numero: string;
  drawAt: Timestamp;
  wager: DemoWagerCode;
  /** The picked numbers, in their order where it counts. */
  picks: string[];
  stake: Money;
  /** What it won, 0.00 for nothing; null until the draw. */
  win: Money | null;
};
export type DemoLotteryRoom = {
  /** The gateway's time, by which the page counts down. */
  now: Timestamp;
  balance: Money;
  /** Lotteries of the lobby by group; none where one was launched. */
  lotteries: LotteryGroup[];
  /** The draw; null until a lottery of the lobby is chosen. */
  draw: DemoDraw | null;
  /** The last results, newest first. */
  results: DemoDrawResult[];
  /** The player's last tickets of this lottery, newest first. */
  tickets: DemoTicket[];
};
export type DemoTicketReceipt = {
  ticket: DemoTicket;
  balance: Money;
};
export type DemoTicketRequest = {
  /** The lottery. */
  gameCode: string;
  /** The draw that the player has seen open. */
  numero: string;
  wager: DemoWagerCode;
  /** The picked numbers, in their order where it counts. */
  picks: string[];
  stake: Money;
};
