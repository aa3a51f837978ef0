import { setColorScheme, ThemeProvider } from '@parlour/design-system/theme';
import { color, space } from '@parlour/design-system/tokens';
import { stretchTexts } from '@parlour/scenario/stretchTexts';
import type { Decorator, Loader, StoryContext } from '@storybook/react-vite';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { loadTexts } from '../packages/features/core/src/testing/texts';
import { brandById } from './brands';
import { InRealTexts } from './sampleTexts/InRealTexts';
import { globalsInScenario } from './scenario';
import { watchSharedBrand } from './studio/studioBrand';
import { surroundingsOf } from './surroundings';
import { isCapture } from './underTest';
import { widthOf } from './viewports';

type Globals = StoryContext['globals'];

const BOXES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
} as const;

const BOX = {
  background: color('surface-page'),
  color: color('text-default'),
  padding: space(16),
} as const;

/** A picture may ask for another language than the story has: `&language=ar` in its address. */
const wanted = isCapture ? new URLSearchParams(location.search).get('language') : null;
const inWantedLanguage = (given: Globals): Globals => {
  const globals = globalsInScenario(given);
  return wanted === null ? globals : { ...globals, language: wanted };
};

/**
 * Sets the whole page if it has one story, before anything renders: dialogs and toasts render outside the story
 * and take theme, direction and language from the document.
 */
export const surroundThePage: Loader = async ({ globals, id, viewMode }) => {
  const { schemes, direction, lang } = surroundingsOf(inWantedLanguage(globals), id);
  await loadTexts(lang);
  if (viewMode === 'docs') return {};
  document.documentElement.lang = lang;
  document.documentElement.dir = direction;
  setColorScheme(schemes[0] ?? null);
  return {};
};

function Themed({ brand, children }: { brand: string; children: ReactNode }) {
  const shown = useSyncExternalStore(watchSharedBrand, () => brandById(brand));
  return <ThemeProvider brand={shown}>{children}</ThemeProvider>;
}

// Dialogs and toasts render outside the story, so the whole page is stretched.
function Stretched({ isOn }: { isOn: boolean }) {
  useEffect(() => (isOn ? stretchTexts(document.body) : undefined), [isOn]);
  return null;
}

/** Docs are as wide as the window: a story of a width, such as `Narrow`, has it there too. */
const boxFor = (storyGlobals: Readonly<Record<string, unknown>>, viewMode: string) => {
  const width = viewMode === 'docs' ? widthOf(storyGlobals['viewport']) : undefined;
  return width === undefined
    ? BOX
    : { ...BOX, boxSizing: 'border-box' as const, maxInlineSize: width };
};

/** Stories of components have English samples, unless a story brings texts of a language. The docs are in English. */
const hasSamples = ({ title, viewMode, storyGlobals }: StoryContext): boolean =>
  viewMode !== 'docs' && title.startsWith('Design System/') && !('language' in storyGlobals);

/** Renders the story with the toolbar's settings: as the page itself, or in one box for each theme. */
export const withSurroundings: Decorator = (Story, context) => {
  const { globals: given, id, viewMode } = context;
  const globals = inWantedLanguage(given);
  const { schemes, direction, lang, brand, hasLongTexts } = surroundingsOf(globals, id);
  const box = boxFor(context.storyGlobals as Globals, viewMode);
  const isWholePage = schemes.length === 1 && viewMode !== 'docs';
  return (
    <Themed brand={brand}>
      <Stretched isOn={hasLongTexts} />
      {!lang.startsWith('en') && hasSamples(context) ? <InRealTexts language={lang} /> : null}
      {isWholePage ? (
        <Story globals={globals} />
      ) : (
        <div style={BOXES}>
          {schemes.map((scheme) => (
            <div key={scheme} data-scheme={scheme} dir={direction} lang={lang} style={box}>
              <Story globals={globals} />
            </div>
          ))}
        </div>
      )}
    </Themed>
  );
};
