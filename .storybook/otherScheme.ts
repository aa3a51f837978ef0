import { readColorScheme, setColorScheme } from '@parlour/design-system/theme';
import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { act } from 'react';

const changeTo = (scheme: 'light' | 'dark') => act(async () => setColorScheme(scheme));

/**
 * Looks at the story, as its `play` left it, in the other scheme too: the page changes its colours as a visitor's
 * does, without being drawn anew. Not for stories that say what scheme they are about.
 */
export async function checkOtherScheme(context: StoryContext): Promise<void> {
  if (import.meta.env.STORY_BOTH_SCHEMES !== 'yes' || context.globals.theme !== undefined) return;
  const own = readColorScheme();
  await changeTo(own === 'light' ? 'dark' : 'light');
  try {
    await checkAccess(context);
  } catch (error) {
    throw new Error(`In the other scheme, ${readColorScheme()}: ${String(error)}`, {
      cause: error,
    });
  } finally {
    await changeTo(own);
  }
}
