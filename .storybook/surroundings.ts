import { hash } from './hash';

export type StoryScheme = 'light' | 'dark';
export type StoryDirection = 'ltr' | 'rtl';

/** The environment of a story: theme, direction, language. */
export interface Surroundings {
  /** One scheme, or both when they are compared. */
  schemes: readonly StoryScheme[];
  direction: StoryDirection;
  /** The BCP 47 tag for the `lang` attribute. */
  lang: string;
  brand: string;
  /** Makes every text longer, as translations can be. */
  hasLongTexts: boolean;
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'ur']);

function schemesOf(theme: unknown, id: string): readonly StoryScheme[] {
  if (theme === 'side-by-side') return ['light', 'dark'];
  if (theme === 'light' || theme === 'dark') return [theme];
  const wanted = import.meta.env.STORY_SCHEME;
  if (wanted === 'light' || wanted === 'dark') return [wanted];
  return [(hash(id) >>> 3) % 2 === 0 ? 'light' : 'dark'];
}

function directionOf(direction: unknown, language: string, id: string): StoryDirection {
  if (direction === 'ltr' || direction === 'rtl') return direction;
  if (direction === 'auto') return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  const wanted = import.meta.env.STORY_DIRECTION;
  if (wanted === 'ltr' || wanted === 'rtl') return wanted;
  return (hash(id) >>> 7) % 2 === 0 ? 'ltr' : 'rtl';
}

/**
 * Reads the toolbar's values for one story. Where a test run leaves theme or direction open, the story's id decides,
 * so that each story keeps its own and all combinations are met.
 */
export function surroundingsOf(globals: Record<string, unknown>, id: string): Surroundings {
  const language = typeof globals.language === 'string' ? globals.language : 'en';
  return {
    schemes: schemesOf(globals.theme, id),
    direction: directionOf(globals.direction, language, id),
    lang: language === 'pseudo' ? 'en-x-pseudo' : language,
    brand: typeof globals.brand === 'string' ? globals.brand : 'parlour',
    hasLongTexts: globals.textLength === 'long',
  };
}
