import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from '../support/answers';
import { mirror } from '../support/mirrored';
import { expectRoomForLongTexts, expectSound } from '../support/pageChecks';
import { SIZES } from '../support/pages';
import { settled } from '../support/settled';
import { logIn, visit } from '../support/visitor';

const WIDE = 1280;
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const header = (page: Page) => page.getByRole('banner');

interface Overlay {
  /** Only on wide screens, where its button is visible. */
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

/** Overlays for guests. */
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
      // Hovering opens it, so a click would close it again.
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
  'the registration': {
    path: '/register',
    open: async (page) => {
      const form = dialog(page, 'Register');
      await form.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(form.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'the announcements': {
    path: '/',
    open: async (page) => {
      await changeAnswer(page, '**/MCSFE_getListAnnouncements**', (groups: object) => ({
        ...groups,
        popup: ['Have a look around', 'Draws of the week'].map((title, at) => ({
          id: `long-${at}`,
          title,
          content: `<h2>${title}</h2><p>Everything that is new on one page.</p>`,
          startDateStr: '2026-03-14',
          promotionType: null,
          execution: 'B',
        })),
      }));
      await visit(page);
      await expect(page.getByRole('dialog')).toContainText('Have a look around');
    },
  },
};

/** Overlays for members. */
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
  'the question before the logout': {
    path: '/?member=securityCenter',
    open: async (page) => {
      const centre = dialog(page, 'Member centre');
      await centre.getByRole('button', { name: 'Log out' }).press('Enter');
      await expect(dialog(page, 'Confirmation')).toBeVisible();
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

async function expectSoundOverlays(
  page: Page,
  overlays: Readonly<Record<string, Overlay>>,
  { isWide, isLong }: { isWide: boolean; isLong: boolean },
): Promise<void> {
  for (const [name, overlay] of Object.entries(overlays)) {
    if (overlay.isWide === true && !isWide) continue;
    await test.step(name, async () => {
      await visit(page, overlay.path);
      await overlay.open(page);
      await settled(page);
      await expectSound(page, name, { inBothThemes: true });
      if (isLong) await expectRoomForLongTexts(page, name);
    });
  }
}

test.use({ colorScheme: 'dark' });

for (const size of SIZES)
  for (const direction of ['ltr', 'rtl'] as const)
    test.describe(`${direction} at ${String(size.width)} px`, () => {
      const depth = { isWide: size.width >= WIDE, isLong: direction === 'ltr' };
      test.beforeEach(async ({ page }) => {
        if (direction === 'rtl') await mirror(page);
      });

      test('what opens over the page of a guest', async ({ page }) => {
        await page.setViewportSize(size);
        await expectSoundOverlays(page, OF_GUESTS, depth);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
      });

      test('what opens over the page of a member', async ({ page }) => {
        await visit(page);
        await logIn(page);
        await page.setViewportSize(size);
        await expectSoundOverlays(page, OF_MEMBERS, depth);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
      });
    });
