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
  };
}

/** The stories of the built Storybook. */
export function readStoryIndex(): IndexEntry[] {
  const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
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
