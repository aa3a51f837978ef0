import { readdirSync } from 'node:fs';
import { type IndexEntry, readStoryIndex } from './storybook';

type Theme = 'light' | 'dark';

/** One picture: the story, its initial window, theme, direction and language. Two themes are shown side by side. */
export interface Picture {
  name: string;
  id: string;
  width: number;
  height: number;
  themes: readonly Theme[];
  direction: 'ltr' | 'rtl';
  language: string;
  /** Most height that its content may take, if more than usual. */
  tallest?: number;
}

type Size = Pick<Picture, 'width' | 'height'>;

export const PICTURE_FOLDER = 'tests/visual/pictures';
export const MOST_PICTURES = 300;

const THEMES = ['light', 'dark'] as const;
const PHONE = { width: 375, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const SHEET = { width: 480, height: 600 };
/** Data components need more width to show their columns. */
const WIDE_SHEET = { width: 720, height: 600 };
const WIDE_GROUP = 'Design System/Data/';

/** Stories that show most components with real texts, in columns as narrow as a phone and across a page. */
const SPECIMENS = 'Design System/Actions and layout/Scripts';
/** High enough for a toast below a dialog. */
const TABLET = { width: 900, height: 720 };
const TALLEST_SPECIMEN = 3000;
/** One theme for each of the large pictures: they would take too long in both. */
const SPECIMEN_SETTINGS: Readonly<Record<string, Size & Pick<Picture, 'themes'>>> = {
  Arabic: { ...DESKTOP, themes: ['light'] },
  Thai: { ...DESKTOP, themes: ['dark'] },
  Japanese: { ...DESKTOP, themes: ['light'] },
  'Long Words': { ...DESKTOP, themes: ['dark'] },
  'Arabic Dialog': { ...TABLET, themes: THEMES },
  'Long Words Dialog': { ...TABLET, themes: THEMES },
};

/** Pages that visitors see first, log in with, pay on and read tables in: also in Chinese and Arabic. */
const LOCALIZED = [
  'Home/HomePage',
  'Lobby/GameCentrePage',
  'Session/LoginOverlay',
  'Session/RegisterOverlay',
  'Wallet/DepositPage',
  'Wallet/WithdrawPage',
  'Wallet/TransactionsPage',
  'Agent/AgentTeamOverviewPage',
  'Promotions/PromotionsPage',
  'Member/SecurityPage',
].map((page) => `Features/${page}`);

/** Components that point, count or lay out in one direction. */
const MIRRORED = ['DataTable', 'Pagination', 'Breadcrumb', 'Form', 'Tabs', 'Leaderboard', 'Menu'];

const leafOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1);

const nameOf = (title: string): string =>
  leafOf(title)
    .replace(/(?<=[a-z\d])(?=[A-Z])|\s+/g, '-')
    .toLowerCase();

/** If two features have a page of the same name, the name of the feature comes first. */
function pageNameOf(title: string, all: readonly string[]): string {
  const isShared = all.filter((one) => isPage(one) && leafOf(one) === leafOf(title)).length > 1;
  return isShared
    ? `${nameOf(title.slice(0, title.lastIndexOf('/')))}-${nameOf(title)}`
    : nameOf(title);
}

const isComponent = (title: string): boolean =>
  title.startsWith('Design System/') && title !== SPECIMENS;
const isPage = (title: string): boolean => /^Features\/.+Page$/.test(title);

const FIELD_OF_FORM = /\/Form(?=[A-Z]\w*$)/;

// A field of a form looks like the field itself; the story of `Form` shows what the form adds.
const isFieldOfForm = (title: string, all: ReadonlySet<string>): boolean =>
  title !== title.replace(FIELD_OF_FORM, '/') && all.has(title.replace(FIELD_OF_FORM, '/'));

/** The stories of each title, by their names. */
function byTitle(index: readonly IndexEntry[]): Map<string, Map<string, IndexEntry>> {
  const titles = new Map<string, Map<string, IndexEntry>>();
  for (const entry of index) {
    const stories = titles.get(entry.title) ?? new Map<string, IndexEntry>();
    titles.set(entry.title, stories.set(entry.name, entry));
  }
  return titles;
}

type Stories = ReadonlyMap<string, IndexEntry>;
type Setting = Omit<Picture, 'id'>;

const isLeftOut = (story: IndexEntry | undefined): boolean =>
  story?.tags?.includes('no-visual') ?? false;

function pictureOf(story: IndexEntry | undefined, setting: Setting): Picture[] {
  if (story === undefined || isLeftOut(story)) return [];
  return [{ id: story.id, ...setting }];
}

const sheetStory = (stories: Stories): IndexEntry | undefined =>
  stories.get('States') ??
  stories.get('Variants') ??
  stories.get('Default') ??
  [...stories.values()][0];

function sheetsOf(title: string, stories: Stories): Picture[] {
  const name = nameOf(title);
  const plain = {
    name,
    ...(title.startsWith(WIDE_GROUP) ? WIDE_SHEET : SHEET),
    themes: THEMES,
    direction: 'ltr',
    language: 'en',
  } as const;
  return [
    ...pictureOf(sheetStory(stories), plain),
    ...(MIRRORED.includes(leafOf(title))
      ? pictureOf(stories.get('Arabic') ?? sheetStory(stories), {
          ...plain,
          name: `${name}-rtl`,
          direction: 'rtl',
          language: 'ar',
        })
      : []),
  ];
}

function specimensOf(title: string, stories: Stories): Picture[] {
  return Object.entries(SPECIMEN_SETTINGS).flatMap(([story, setting]) =>
    pictureOf(stories.get(story), {
      ...setting,
      tallest: TALLEST_SPECIMEN,
      name: `${nameOf(title)}-${nameOf(story)}`,
      direction: 'ltr',
      language: 'en',
    }),
  );
}

/** The order depends on the title only, so that a new story doesn't change the pictures of others. */
function themesOf(title: string): readonly [Theme, Theme] {
  const codes = Array.from(title, (letter) => letter.charCodeAt(0));
  const sum = codes.reduce((all, code) => all + code, 0);
  return sum % 2 === 0 ? THEMES : [THEMES[1], THEMES[0]];
}

// Each page is shown in both themes, one for each width. The order of the themes varies, so each width has both.
function pagesOf(title: string, name: string, stories: Stories): Picture[] {
  // If `Ready` is left out, the phone's story only shows loading or an error.
  if (isLeftOut(stories.get('Ready'))) return [];
  const [first, second] = themesOf(title);
  const at = (size: Size, theme: Theme) =>
    ({
      ...size,
      name: `${name}-${size.width}`,
      themes: [theme],
      direction: 'ltr',
      language: 'en',
    }) as const;
  return [
    ...pictureOf(stories.get('Mobile'), at(PHONE, first)),
    ...pictureOf(stories.get('Ready'), at(DESKTOP, second)),
  ];
}

function localizedOf(title: string, stories: Stories): Picture[] {
  const name = nameOf(title);
  const [first, second] = themesOf(title);
  const story = stories.get('Ready') ?? stories.get('Default');
  const arabic = { direction: 'rtl', language: 'ar' } as const;
  return [
    ...pictureOf(stories.get('Mobile') ?? story, {
      ...arabic,
      ...PHONE,
      name: `${name}-ar-${PHONE.width}`,
      themes: [second],
    }),
    // The play function of `Ready` finds things by their English names.
    ...pictureOf(stories.get('Mobile') ?? story, {
      ...arabic,
      ...DESKTOP,
      name: `${name}-ar-${DESKTOP.width}`,
      themes: [first],
    }),
    ...pictureOf(stories.get('Mobile') ?? story, {
      ...PHONE,
      name: `${name}-zh-hans-${PHONE.width}`,
      themes: [first],
      direction: 'ltr',
      language: 'zh-Hans',
    }),
  ];
}

/** All pictures, from the stories that the built Storybook has. */
export function wantedPictures(): Picture[] {
  const titles = byTitle(readStoryIndex());
  const all = new Set(titles.keys());
  return [...titles].flatMap(([title, stories]) => [
    ...(title === SPECIMENS ? specimensOf(title, stories) : []),
    ...(isComponent(title) && !isFieldOfForm(title, all) ? sheetsOf(title, stories) : []),
    ...(isPage(title) ? pagesOf(title, pageNameOf(title, [...all]), stories) : []),
    ...(LOCALIZED.includes(title) ? localizedOf(title, stories) : []),
  ]);
}

/** The names of the committed pictures. */
export function committedPictures(): string[] {
  return readdirSync(PICTURE_FOLDER)
    .filter((name) => name.endsWith('.png'))
    .map((name) => name.slice(0, -'.png'.length));
}
