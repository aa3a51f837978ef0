import type { SystemStatus } from '@parlour/gateway-openapi/start';
import type { CustomerServiceEntry } from '@parlour/gateway-openapi/support';
import type { ContentPage, ContentPageList, HelpCenter } from '@parlour/gateway-openapi/system';

/** A help centre of two topics. */
export const HELP: HelpCenter = {
  topics: [
    {
      topicId: 'hp-start',
      title: 'First steps',
      articles: [
        {
          articleId: 'hp-start-1',
          title: 'How do I open an account?',
          content:
            '<p>Choose <strong>Register</strong> at the top of the page and give a name and a password that you use nowhere else.</p><ol><li>Enter the code that was sent to your phone.</li><li>Confirm that you are of age.</li></ol>',
        },
        {
          articleId: 'hp-start-2',
          title: 'How do I log in?',
          content:
            '<p>Press <strong>Log in</strong> at the top. After several wrong tries a picture with letters has to be read too.</p>',
        },
      ],
    },
    {
      topicId: 'hp-money',
      title: 'Money',
      articles: [
        {
          articleId: 'hp-money-1',
          title: 'When does a withdrawal arrive?',
          content: '<p>Most are paid within minutes. A bank may take a working day.</p>',
        },
        {
          articleId: 'hp-money-2',
          title: 'Can I pay at a kiosk?',
          content: '<p>Yes, at every kiosk of the Metro. Bring the code of the deposit.</p>',
        },
      ],
    },
  ],
};

/** Ways to customer service: two chats, one of them closed, and a telephone. */
export const CHATS: CustomerServiceEntry[] = [
  {
    modelId: 'cs-chat-1',
    csType: 'LIVECHAT',
    title: 'Live chat',
    description: 'Around the clock',
    telephone: null,
    available: true,
  },
  {
    modelId: 'cs-chat-2',
    csType: 'LIVECHAT',
    title: 'Payments desk',
    description: 'Deposits and withdrawals',
    telephone: null,
    available: false,
  },
  {
    modelId: 'cs-tel-1',
    csType: 'TELEPHONE',
    title: 'Hotline',
    description: 'Daily, 09:00 to 21:00',
    telephone: '+44 1632 960 123',
    available: true,
  },
];

const resource = <Type extends 'FACEBOOK' | 'TELEGRAM' | 'ANDROID' | 'IOS'>(
  resourceType: Type,
  labelName: string,
  path: string,
) => ({ resourceType, labelName, labelNameEn: labelName, url: `https://parlour.example/${path}` });

/** A social page, a messaging app, and both apps. */
export const RESOURCES: SystemStatus['info']['resources'] = {
  FACEBOOK: resource('FACEBOOK', 'Community', 'community'),
  TELEGRAM: resource('TELEGRAM', 'Messages', 'messages'),
  ANDROID: resource('ANDROID', 'Android app', 'app/android'),
  IOS: resource('IOS', 'iOS app', 'app/ios'),
};

/** A page of text with everything that merchants write. */
export const ABOUT: ContentPage = {
  pageId: 'about-us',
  kind: 'ABOUT_US',
  title: 'A quiet house since 2009',
  content:
    '<p>We run live tables, slots, lotteries and sports from one place, and answer for every one of them.</p><h2>What we promise</h2><ul><li>Rules in plain words.</li><li>Withdrawals on the day they are asked for.</li></ul><h2>Hours</h2><table><tr><th>Desk</th><th>Open</th></tr><tr><td>Chat</td><td>Day and night</td></tr><tr><td>Telephone</td><td>09:00 to 21:00</td></tr></table><p>Read about <a href="/content/responsible-gaming">playing within limits</a>.</p>',
  image: null,
  language: 'EN',
  publishedAt: '2026-01-12T08:00:00Z',
};

const TITLES = [
  'A calmer lobby',
  'Spring in the lounge',
  'Statements by the month',
  'Two keys are better than one',
  'What odds say, and what they do not',
  'A budget for an evening',
];

/** A page of news; the second of two. */
export const NEWS: ContentPageList = {
  content: TITLES.map((title, at) => ({
    pageId: `news-${String(at + 1)}`,
    kind: 'NEWS',
    title,
    summary:
      'New tables, fewer banners, and a search that remembers which vendor was chosen last time.',
    image: null,
    publishedAt: `2026-0${String(6 - at)}-10T08:00:00Z`,
  })),
  pageNum: 2,
  totalPages: 3,
  totalElements: 16,
  pageSize: 6,
};

/** Every page beside news and blog, as their list gives them. */
export const HOUSE_PAGES: ContentPageList = {
  content: [
    ['about-us', 'ABOUT_US', 'A quiet house since 2009'],
    ['responsible-gaming', 'RESPONSIBLE_GAMING', 'Playing within limits'],
    ['vip', 'VIP', 'What the levels bring'],
    ['beginner-guide', 'BEGINNER_GUIDE', 'The first quarter of an hour'],
    ['points-rules', 'POINTS_RULES', 'How points are earned'],
    ['exchange-rates', 'EXCHANGE_RATES', 'Currencies and their rates'],
  ].map(([pageId = '', kind, title = '']) => ({
    pageId,
    kind: kind as 'VIP',
    title,
    summary: '',
    image: null,
    publishedAt: '2026-01-12T08:00:00Z',
  })),
  pageNum: 1,
  totalPages: 1,
  totalElements: 6,
  pageSize: 50,
};
