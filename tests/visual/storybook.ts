import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: 'storyFinished'): { status?: string }[] | undefined;
    last(event: 'docsRendered'): string[] | undefined;
    emit(event: 'setCurrentStory', selection: { storyId: string; viewMode: 'docs' }): void;
  };
}

function readIndex(type: 'story' | 'docs'): IndexEntry[] {
  const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter((entry) => entry.type === type);
}

/** The stories of the built Storybook. */
export const readStoryIndex = (): IndexEntry[] => readIndex('story');

/** Its pages of docs. */
export const readDocsIndex = (): IndexEntry[] => readIndex('docs');

/** Shows a whole page of docs in the preview, which loads only once: that takes longer than most pages. */
export async function showDocs(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
  else
    await page.evaluate((storyId) => {
      const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
  await page.waitForFunction(
    (shown) =>
      (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] ===
        shown && document.querySelector('.pl-docs-loading') === null,
    id,
    { timeout: 5000 },
  );
}

/** Ids of the design system's stories, without `Playground`, which shows nothing new. */
export function storyIds(): string[] {
  return readStoryIndex()
    .filter(({ title, name }) => title.startsWith('Design System/') && name !== 'Playground')
    .filter(({ tags = [] }) => !tags.includes('no-visual'))
    .map(({ id }) => id);
}

/** Waits until the story has finished; resolves with 'success', or with 'error', also if its play function failed. */
export async function storyStatus(page: Page): Promise<string> {
  const status = await page.waitForFunction(
    () =>
      (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]
        ?.status,
  );
  return String(await status.jsonValue());
}
