/**
 * Stories of whole pages, and the address of each in the site. Each has a story `Ready`. Of two pages at one path the one
 * with a query comes first.
 */
const PAGES = {
  'features-agent-agentannouncementpage': '/?agent=agentAnnouncement',
  'features-agent-agentteamoverviewpage': '/?agent=agentTeamOverview',
  'features-agent-registercenterpage': '/?agent=registerCenter',
  'features-agent-downlinemanagmentpage': '/?agent=downlineManagmentView',
  'features-agent-teambetspage': '/?agent=personalHistoryCopy',
  'features-agent-teamprofitpage': '/?agent=palStatementsAgentCopy',
  'features-agent-agentrevenuepage': '/?agent=agentRevenueReport',
  'features-agent-downlinemovementspage': '/?agent=agentDownlineTransactionDetailsCopy',
  'features-agent-contractspage': '/?agent=agentDividendRecordCopy2',
  'features-member-securitypage': '/?member=securityCenter',
  'features-member-personalpage': '/?member=personalCenter',
  'features-member-vippage': '/?member=vip',
  'features-member-referralpage': '/?member=referral',
  'features-member-contractspage': '/?member=contracts',
  'features-member-messagespage': '/?member=messageV2',
  'features-promotions-bonusdetailspage': '/?member=bonusDetails',
  'features-promotions-rewardcentrepage': '/?member=rewardCenter',
  'features-promotions-missionspage': '/?member=missionLeaderboard',
  'features-promotions-manualrebatepage': '/?member=manualRebate',
  'features-saferplay-saferplaypage': '/?member=saferPlay',
  'features-saferplay-playpausepage': '/?member=playPause',
  'features-saferplay-activitystatementpage': '/?member=activityStatement',
  'features-wallet-mywalletpage': '/?member=myWallet',
  'features-wallet-transferfundpage': '/?member=transferFund',
  'features-wallet-depositpage': '/?member=depositv2',
  'features-wallet-withdrawpage': '/?member=withdraw',
  'features-wallet-transferuplinepage': '/?member=transferUpline',
  'features-wallet-bettingrecordpage': '/?member=personalHistoryCopy',
  'features-wallet-transactionspage': '/?member=transactionHistory',
  'features-wallet-profitpage': '/?member=personalProfit',
  'features-home-homepage': '/',
  'features-lobby-gamelistpage': '/rng',
  'features-lobby-gamecentrepage': '/live',
  'features-lobby-fbsportspage': '/fbSports',
  'features-lobby-mygamespage': '/favourites',
  'features-lottery-lotterypage': '/elott',
  'features-points-pointmallpage': '/pointMall',
  'features-promotions-joinpage': '/join',
  'features-promotions-promotionspage': '/promotions',
  'features-session-agentloginpage': '/agentLogin',
  'features-session-agenthomepage': '/agentHome',
  'features-support-downloadpage': '/down',
} as const satisfies Record<string, string>;

/** The stories of pages, by the id of their file in Storybook. */
export const PAGE_STORIES: Readonly<Record<string, string>> = PAGES;

/** Paths that share the page of another one. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '/hot': '/rng', '/index': '/', '/home': '/', '/lott': '/elott', '/recent': '/favourites' },
  ...{ '/sports': '/live', '/fish': '/live', '/pvp': '/live', '/esports': '/live' },
  '/cockfight': '/live',
};

/** The address in the site of the page that a story shows; null where it shows no page. */
export const pageOfStory = (storyId: string): string | null =>
  PAGE_STORIES[storyId.replace(/--.*$/, '')] ?? null;

/** The story of the page at an address of the site; null where there is none. */
export function storyOfPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const query = new URLSearchParams(search);
  const centre = ['agent', 'member'].find((name) => query.has(name));
  const page =
    centre === undefined ? (ALIKE[pathname] ?? pathname) : `/?${centre}=${query.get(centre) ?? ''}`;
  const found = Object.entries(PAGES).find(([, address]) => address === page);
  return found === undefined ? null : `${found[0]}--ready`;
}
