import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const NO_PICTURE = new Set(['no-visual', 'no-test']);

interface IndexEntry {
  id: string;
  type: string;
  name: string;
  tags?: string[];
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      phase?: string;
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
}

/** The stories of the build that get a picture; `Playground` shows nothing that another story does not. */
export function storyIds(): string[] {
  const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries)
    .filter(({ type, name }) => type === 'story' && name !== 'Playground')
    .filter(({ tags = [] }) => !tags.some((tag) => NO_PICTURE.has(tag)))
    .map(({ id }) => id);
}

/** The names of the committed pictures. */
export function baselineNames(): string[] {
  return readdirSync('tests/visual/baselines').filter((name) => name.endsWith('.png'));
}

/** Waits until the story has run to its end and says how it ended. */
export async function storyPhase(page: Page): Promise<string> {
  const phase = await page.waitForFunction(() => {
    const render = (globalThis as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender;
    return /^(?:finished|errored|aborted)$/.test(render?.phase ?? '') ? render?.phase : false;
  });
  return String(await phase.jsonValue());
}

/** The name of the viewport that the story asks for. */
export async function storyViewport(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      (globalThis as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals
        ?.viewport?.value,
  );
}
