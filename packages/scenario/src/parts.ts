/** Where the data of a part of a page comes from. */
export interface Part {
  /** Operation of the contract. */
  operation: string;
  /** Path of its list in the answer, empty where the answer is the list; null where there is none to make shorter or longer. */
  list: string | null;
  /** Most rows that the contract allows. */
  most?: number;
}

/** Parts of pages whose data a scenario can choose: `banners.one`. */
export const PARTS = {
  account: { operation: 'getMemberInfo', list: null },
  agentNews: { operation: 'listAgentAnnouncements', list: 'content' },
  balance: { operation: 'getBalance', list: null },
  bankAccounts: { operation: 'listBankAccounts', list: '' },
  banners: { operation: 'getListAnnouncements', list: 'banners' },
  bets: { operation: 'getBettingRecords', list: 'content' },
  bonuses: { operation: 'getBonusDetails', list: 'content' },
  contracts: { operation: 'listContracts', list: 'content' },
  depositMethods: { operation: 'listDepositMethods', list: '' },
  deposits: { operation: 'listDeposits', list: 'content' },
  dividends: { operation: 'getDividendRecords', list: 'content' },
  favourites: { operation: 'getFavoriteGamesList', list: 'content' },
  friends: { operation: 'listReferredFriends', list: 'content' },
  games: { operation: 'getGameList', list: 'content' },
  help: { operation: 'getHelpCenter', list: 'topics' },
  hotGames: { operation: 'getHotGames', list: '' },
  jackpot: { operation: 'getJackpotFeed', list: null },
  leaderboard: { operation: 'getMissionLeaderboard', list: 'content' },
  logins: { operation: 'listLogins', list: 'content' },
  messages: { operation: 'listMessages', list: 'content' },
  missions: { operation: 'listMissions', list: 'content' },
  notices: { operation: 'getListAnnouncements', list: 'player' },
  passkeys: { operation: 'listPasskeys', list: '', most: 16 },
  pointRewards: { operation: 'getPointRewards', list: 'content' },
  promotions: { operation: 'listPromotions', list: 'content' },
  rebates: { operation: 'getRebates', list: 'rows' },
  recentGames: { operation: 'getRecentGames', list: '' },
  redeemed: { operation: 'getRedeemList', list: 'content' },
  registerLinks: { operation: 'listRegisterLinks', list: 'content' },
  rewards: { operation: 'listRewards', list: 'content' },
  rooms: { operation: 'getRoomList', list: '' },
  sessions: { operation: 'listSessions', list: '' },
  team: { operation: 'listTeamMembers', list: 'content' },
  teamBets: { operation: 'getTeamBets', list: 'content' },
  teamMoney: { operation: 'getTeamTransactions', list: 'content' },
  teamOverview: { operation: 'getTeamOverview', list: null },
  tickets: { operation: 'listTickets', list: 'content' },
  transactions: { operation: 'getMemberTransactions', list: 'content' },
  transfers: { operation: 'listTransfers', list: 'content' },
  vendors: { operation: 'getGameVendors', list: 'data.lanes' },
  winners: { operation: 'getRankList', list: '' },
  withdrawals: { operation: 'listWithdrawals', list: 'content' },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** Names of all parts, in the order of an address. */
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** The demo's jackpot is simulated and asks for nothing: where a scenario chooses its data, it comes from this feed. */
export const JACKPOT_FEED = { source: 'feed', url: '/wps/games/jackpot' } as const;
