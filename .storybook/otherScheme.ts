import { readColorScheme, setColorScheme } from '@parlour/design-system/theme';
import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { isTestRun } from './underTest';

/** Stories that show every colour of a component or page. */
const SHOWS_ALL_COLORS = /^(?:States|Variants|Missing)$/;
const CONTRAST = { type: 'rule', values: ['color-contrast'] } as const;

// Without `act`: the play function has ended, so React would log an error about it.
async function changeTo(scheme: 'light' | 'dark'): Promise<void> {
  setColorScheme(scheme);
  await new Promise(requestAnimationFrame);
}

const isPage = (title: string): boolean => /^Features\/.+Page$/.test(title);

/** What is checked in the other scheme: nothing, only the contrast, or everything. */
function partOf(context: StoryContext): 'none' | 'contrast' | 'all' {
  // A story with a fixed scheme has no other one.
  const { theme } = context.globals;
  if (!isTestRun || theme === 'light' || theme === 'dark') return 'none';
  if (import.meta.env.STORY_BOTH_SCHEMES === 'yes') return 'all';
  if (import.meta.env.STORY_BOTH_SCHEMES !== 'contrast') return 'none';
  const showsAll =
    SHOWS_ALL_COLORS.test(context.name) || (context.name === 'Ready' && isPage(context.title));
  return showsAll ? 'contrast' : 'none';
}

function withContrastOnly(context: StoryContext): StoryContext {
  const { a11y } = context.parameters as { a11y?: { options?: object } };
  const options = { ...a11y?.options, runOnly: CONTRAST };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
}

/**
 * Checks the story, as its `play` left it, in the other scheme too: the page changes its colours as a visitor's
 * does, without a new render.
 */
export async function checkOtherScheme(context: StoryContext): Promise<void> {
  const part = partOf(context);
  if (part === 'none') return;
  const own = readColorScheme();
  await changeTo(own === 'light' ? 'dark' : 'light');
  try {
    await checkAccess(part === 'all' ? context : withContrastOnly(context));
  } catch (error) {
    throw new Error(`In the other scheme, ${readColorScheme()}: ${String(error)}`, {
      cause: error,
    });
  } finally {
    await changeTo(own);
  }
}
