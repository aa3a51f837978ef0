import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const NO_PICTURE = new Set(['no-visual', 'no-test']);
/** Their stories are made of the parts that have pictures (0021). */
const FEATURES = 'features-';

interface IndexEntry {
  id: string;
  type: string;
  name: string;
  tags?: string[];
}

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: 'storyFinished'): { status?: string }[] | undefined;
  };
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
}

/** The design system's stories that get a picture; `Playground` shows nothing that another story does not. */
export function storyIds(): string[] {
  const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries)
    .filter(({ type, name }) => type === 'story' && name !== 'Playground')
    .filter(({ tags = [] }) => !tags.some((tag) => NO_PICTURE.has(tag)))
    .map(({ id }) => id)
    .filter((id) => !id.startsWith(FEATURES));
}

/** The names of the committed pictures. */
export function baselineNames(): string[] {
  return readdirSync('tests/visual/baselines').filter((name) => name.endsWith('.png'));
}

/** Waits until the story has run to its end, and says how: 'success', or 'error' also when its play fails. */
export async function storyStatus(page: Page): Promise<string> {
  const status = await page.waitForFunction(
    () =>
      (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]
        ?.status,
  );
  return String(await status.jsonValue());
}

/** The name of the viewport that the story asks for. */
export async function storyViewport(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      (globalThis as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals
        ?.viewport?.value,
  );
}
