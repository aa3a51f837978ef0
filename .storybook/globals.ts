import { toGlobal } from '@parlour/scenario';
import type { Preview } from '@storybook/react-vite';
import { LANGUAGES as LANGUAGE_TABLE } from '../packages/features/core/src/languages/languages';
import { BRAND_CHOICES } from './brands';
import { isTestRun } from './underTest';

/** Languages of the toolbar: those of the product, and one that shows untranslated texts. */
const LANGUAGES = [
  ...LANGUAGE_TABLE.map(({ tag, name, direction }) => ({
    value: tag,
    title: direction === 'rtl' ? `${name} (right to left)` : name,
  })),
  { value: 'pseudo', title: 'Pseudo (long, accented)' },
];

/** Scenarios at hand; each is also the beginning of a longer one in the address. */
const SCENARIOS = [
  { value: '', title: 'No scenario' },
  ...[
    ...['guest', 'trial', 'member', 'agent', 'network.slow', 'network.offline'],
    ...['banners.none', 'banners.many', 'hotGames.none', 'hotGames.failed', 'games.many'],
    ...['games.long', 'promotions.none', 'promotions.long', 'messages.many', 'team.many'],
    ...['transactions.none', 'transactions.refused-TOO_MANY_REQUESTS', 'lang.ar~theme.light'],
  ].map((words) => ({ value: toGlobal(words), title: words })),
];

/** The options of the toolbar, in Storybook's format. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'side-by-side', title: 'Side by side' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: { icon: 'globe', dynamicTitle: true, items: [...LANGUAGES] },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textLength: {
    description: 'Text length',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Texts as they are' },
        { value: 'long', title: 'Texts 1.4 times as long' },
      ],
    },
  },
  scenario: {
    description: 'Scenario (the address takes any: docs/scenarios.md)',
    toolbar: { icon: 'beaker', dynamicTitle: true, items: SCENARIOS },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: BRAND_CHOICES,
    },
  },
};

/** What a story starts with; a test run leaves theme and direction open, see `surroundings.ts`. */
export const initialGlobals = {
  theme: isTestRun ? 'vary' : 'dark',
  language: 'en',
  direction: isTestRun ? 'vary' : 'auto',
  textLength: 'normal',
  brand: 'parlour',
  scenario: '',
};
