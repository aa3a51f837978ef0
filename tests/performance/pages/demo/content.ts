/** Content of all demo pages, so that they differ only in how they are built. */
export interface DemoGame {
  id: string;
  title: string;
  vendor: string;
  picture: string;
  badge?: { kind: 'new' | 'hot' | 'jackpot'; text: string };
}

export const MENU = [
  'Slots',
  'Live tables',
  'Sports',
  'Lottery',
  'Fishing',
  'Cards',
  'Crash',
  'Bingo',
  'Esports',
  'Cockfight',
  'Promotions',
] as const;

export const BANNERS = [
  { id: 'welcome', title: 'A warm welcome for new members', picture: '/pictures/welcome.webp' },
  { id: 'cup', title: 'The winter cup starts on Friday', picture: '/pictures/cup.webp' },
  { id: 'tables', title: 'Eight new tables, all night', picture: '/pictures/tables.webp' },
] as const;

const TITLES = [
  'Amber Harbour',
  'Book of Tides',
  'Copper Fox',
  'Dragon Kite',
  'Emerald Row',
  'Fortune Well',
  'Golden Plum',
  'Hidden Orchard',
  'Iron Lantern',
  'Jade Meadow',
  'Koi Garden',
  'Lucky Sparrow',
] as const;

const BADGES = [
  { kind: 'new', text: 'New' },
  { kind: 'hot', text: 'Hot' },
  { kind: 'jackpot', text: 'Jackpot' },
] as const;

export const GAMES: readonly DemoGame[] = Array.from({ length: 24 }, (_, index) => {
  const badge = BADGES[index % 5];
  return {
    id: `g${String(index)}`,
    title: `${TITLES[index % TITLES.length] ?? ''}${index < TITLES.length ? '' : ' II'}`,
    vendor: index % 2 === 0 ? 'Northlight' : 'Paper Crane',
    picture: `/pictures/game-${String(index)}.webp`,
    ...(badge === undefined ? {} : { badge }),
  };
});

export const CURRENCIES = (
  'AUD BRL CAD CHF CLP CNY CZK DKK EUR GBP HKD HUF IDR INR JPY ' +
  'KHR KRW LAK MMK MXN MYR NOK NZD PHP PLN SEK SGD THB USD VND'
).split(' ');

export const TEXT = {
  brand: 'Parlour',
  skip: 'Skip to the content',
  menu: 'Games',
  theme: 'Change theme',
  login: 'Log in',
  help: 'Help',
  helpText:
    'Customer service answers day and night. Your username is in the mail that greeted you.',
  close: 'Close',
  banners: 'News',
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause',
  resume: 'Play',
  all: 'All games',
  favourites: 'Favourites',
  about: 'About',
  aboutText: 'A quiet place for games. Play for as long as it is fun, and no longer.',
  none: 'Press the heart of a game to find it here again.',
  currency: 'Currency',
  play: 'Play',
  tryIt: 'Try',
  add: 'Add to favourites',
  remove: 'Remove from favourites',
  maintenance: 'In maintenance',
  username: 'Username',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  messages: 'Messages',
} as const;
