import { expect, type Locator, type Page } from '@playwright/test';
import { visitAs } from './account';
import { changeAnswer } from './answers';
import { HOSTILE, LEFTOVERS } from './hostileHtml';
import { visit } from './visitor';

/** Precedes each sample, so that a test knows when it is rendered. */
const MARKER = '<p>Sign of life.</p>';
const ALL = MARKER + HOSTILE.join('\n');

const ANNOUNCEMENT = {
  id: 'hostile',
  title: 'Samples',
  content: ALL,
  startDateStr: '2026-03-14',
  promotionType: null,
  execution: 'B',
};

/** Checks a rendered text, presses every control, and expects only text in it. */
async function expectHarmless(area: Locator, name: string): Promise<void> {
  const text = area.locator('[data-component="SafeHtml"]');
  await expect(text, name).toContainText('Sign of life.');
  const left = await text.evaluate((root, selector) => {
    for (const each of root.querySelectorAll('*'))
      each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return [...root.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
  }, LEFTOVERS);
  expect(left, name).toEqual([]);
}

/** Screens that show HTML of the merchant, filled with all hostile samples; each alone is cleaned in the story of SafeHtml. */
export const HOSTILE_VIEWS: Record<string, (page: Page) => Promise<void>> = {
  'the pop-ups': async (page) => {
    await changeAnswer(page, '**/MCSFE_getListAnnouncements**', (groups: object) => ({
      ...groups,
      popup: [ANNOUNCEMENT],
    }));
    await visit(page);
    const dialog = page.getByRole('dialog', { name: 'Announcements' });
    await expectHarmless(dialog, 'the pop-ups');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  },
  'the notices': async (page) => {
    await changeAnswer(page, '**/MCSFE_getListAnnouncements**', (groups: object) => ({
      ...groups,
      popup: [],
      player: [ANNOUNCEMENT],
    }));
    await visit(page);
    await page
      .locator('[data-component="Marquee"]')
      .getByRole('button', { name: 'Samples' })
      .first()
      .press('Enter');
    await expectHarmless(page.getByRole('dialog', { name: 'Notices' }), 'the notices');
  },
  'the help centre': async (page) => {
    const articles = [{ articleId: 'hostile', title: 'Samples', content: ALL }];
    await changeAnswer(page, '**/helpCenter**', () => ({
      topics: [{ topicId: 'hostile', title: 'A topic', articles }],
    }));
    await visit(page, '/help');
    const dialog = page.getByRole('dialog', { name: 'Help centre' });
    await dialog.getByRole('button', { name: 'Samples', exact: true }).click();
    await expectHarmless(dialog, 'the help centre');
  },
  'a page of text': async (page) => {
    await changeAnswer(page, '**/wps/system/content/vip', (text: object) => ({
      ...text,
      content: ALL,
    }));
    await visit(page, '/content/vip');
    await expectHarmless(page.getByRole('main'), 'a page of text');
  },
  'the terms of a promotion': async (page) => {
    await changeAnswer(page, '**/MCSFE_getPromotionDetails**', (detail: object) => ({
      ...detail,
      terms: ALL,
    }));
    await visit(page, '/promotions?promotion=pr-welcome');
    await expectHarmless(page.getByRole('dialog', { name: 'Welcome bonus' }), 'the terms');
  },
  'a message of the inbox': async (page) => {
    await changeAnswer(page, /\/wps\/messages\/(?!read|delete)[^/?]+$/, (message: object) => ({
      ...message,
      content: ALL,
    }));
    await visitAs(page, '/?member=messageV2', 'member1');
    await page.getByRole('list', { name: 'Messages' }).getByRole('button').first().click();
    await expectHarmless(page.getByRole('dialog').last(), 'a message');
  },
};
