import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from '../support/answers';
import { NONE, overflowOf, SIZES, violations } from '../support/axe';
import { faultsOfPage } from '../support/markup';
import { withMerchant } from '../support/merchant';
import { logIn, visit } from '../support/visitor';

const WIDE = 1280;
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const header = (page: Page) => page.getByRole('banner');

interface Overlay {
  /** Only where there is room for what opens it. */
  isWide?: true;
  path: string;
  open: (page: Page) => Promise<void>;
}

async function playFirst(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Play / })
    .focus();
  await page.keyboard.press('Enter');
}

/** What opens over the page, for guests. */
const OF_GUESTS: Record<string, Overlay> = {
  'the languages': {
    path: '/',
    open: async (page) => {
      await header(page)
        .getByRole('button', { name: /^Language: / })
        .click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    },
  },
  'the vendors of a category': {
    isWide: true,
    path: '/',
    open: async (page) => {
      const button = page.getByRole('button', { name: /^Vendors of / }).first();
      // A press after the mouse has come to rest there would close it again.
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'the codes of the apps': {
    isWide: true,
    path: '/',
    open: async (page) => {
      await header(page).getByRole('button', { name: 'App', exact: true }).click();
      await expect(dialog(page, 'App').getByRole('img').first()).toBeVisible();
    },
  },
  'the side bar': {
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Help and contact' }).click();
      await expect(page.getByRole('img', { name: 'QR code of this site' })).toBeVisible();
    },
  },
  'a notice': {
    path: '/',
    open: async (page) => {
      await page.locator('[data-component="Marquee"]').getByRole('button').first().press('Enter');
      await expect(dialog(page, 'Notices').locator('[data-component="SafeHtml"]')).not.toBeEmpty();
    },
  },
  'a message': {
    path: '/',
    open: async (page) => {
      await page.route('**/CBS_launchChat*', (route) => route.abort());
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Customer service' })
        .press('Enter');
      await expect(dialog(page, 'Customer service')).toBeVisible();
    },
  },
  'the help centre': {
    path: '/help',
    open: async (page) => {
      const help = dialog(page, 'Help centre');
      await help.getByRole('listitem').first().getByRole('button').click();
      await expect(help.getByRole('article')).toBeVisible();
    },
  },
  'the feedback': {
    path: '/help',
    open: async (page) => {
      await dialog(page, 'Help centre').getByRole('button', { name: 'Write feedback' }).click();
      await dialog(page, 'Feedback').getByRole('button', { name: 'Send' }).click();
      await expect(dialog(page, 'Feedback').getByLabel('Your message')).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  'the login': {
    path: '/login',
    open: (page) => expect(dialog(page, 'Log in').getByLabel('Username')).toBeVisible(),
  },
};

/** What opens over the page, for members. */
const OF_MEMBERS: Record<string, Overlay> = {
  'the games of a card': {
    path: '/sports?vassalage=HFT',
    open: async (page) => {
      await playFirst(page);
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    },
  },
  'a closed game': {
    path: '/rng',
    open: async (page) => {
      await changeAnswer<{ content: object[] }>(page, '**/GCSGAME_gameList**', (list) => ({
        ...list,
        content: list.content.map((game) => ({ ...game, maintenance: true })),
      }));
      await visit(page, '/rng');
      await playFirst(page);
      await expect(
        dialog(page, 'Game Under Maintenance').getByRole('article').first(),
      ).toBeVisible();
    },
  },
  'the member centre': {
    path: '/?member=securityCenter',
    open: (page) =>
      expect(
        dialog(page, 'Member centre').getByRole('heading', { level: 3 }).first(),
      ).toBeVisible(),
  },
};

/** Pages that are drawn from right to left as well; from left to right they are in accessibility.spec. */
const PAGES = ['/', '/rng', '/elott', '/promotions', '/down'];

/** Makes the page one of a language that is written from right to left, and has no texts of its own yet. */
async function fromRightToLeft(page: Page): Promise<void> {
  await withMerchant(page, { supportLanguages: ['EN', 'AR'] });
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
}

async function expectAccessible(
  page: Page,
  overlays: Readonly<Record<string, Overlay>>,
  isWide: boolean,
): Promise<void> {
  for (const [name, overlay] of Object.entries(overlays)) {
    if (overlay.isWide === true && !isWide) continue;
    await test.step(name, async () => {
      await visit(page, overlay.path);
      await overlay.open(page);
      expect(await violations(page), name).toEqual(NONE);
      expect(await faultsOfPage(page), name).toEqual([]);
      expect(await overflowOf(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    });
  }
}

// Up to nine of them, one after the other, each looked at in both themes.
test.describe.configure({ timeout: 180_000 });
test.use({ colorScheme: 'dark' });

for (const size of SIZES)
  for (const direction of ['ltr', 'rtl'] as const)
    test.describe(`${direction} at ${String(size.width)} px`, () => {
      const isWide = size.width >= WIDE;
      test.beforeEach(async ({ page }) => {
        if (direction === 'rtl') await fromRightToLeft(page);
      });

      test('[F-1] [F-2] what opens over the page of a guest', async ({ page }) => {
        await page.setViewportSize(size);
        await expectAccessible(page, OF_GUESTS, isWide);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
      });

      test('[F-1] [F-2] what opens over the page of a member', async ({ page }) => {
        await visit(page);
        await logIn(page);
        await page.setViewportSize(size);
        await expectAccessible(page, OF_MEMBERS, isWide);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
      });

      if (direction === 'rtl')
        test('[F-1] the pages', async ({ page }) => {
          await page.setViewportSize(size);
          for (const path of PAGES) {
            await visit(page, path);
            await page.waitForLoadState('networkidle');
            expect(await violations(page), path).toEqual(NONE);
            expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
          }
        });
    });
