import { expect, type Page, test } from '@playwright/test';
import { visit } from '../support/visitor';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

const APPS = {
  ANDROID: 'https://parlour.example/app/android',
  IOS: 'https://parlour.example/app/ios',
};

/** Gives the merchant these apps and no other, for this page alone. */
async function withApps(page: Page, apps: Record<string, string>): Promise<void> {
  await page.route('**/wps/system/status**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      value: { info: { resources: Record<string, object> } };
    };
    const others = Object.entries(body.value.info.resources).filter(([type]) => !(type in APPS));
    const added = Object.entries(apps).map(([resourceType, url]): [string, object] => [
      resourceType,
      { resourceType, labelName: resourceType, labelNameEn: resourceType, url },
    ]);
    body.value.info.resources = Object.fromEntries([...others, ...added]);
    await route.fulfill({ response: answer, json: body });
  });
}

test.describe('the page of the apps', () => {
  test('[RT-09] [SUP-04] shows a code of 80 px without margin for each app, and how to install it', async ({
    page,
  }) => {
    await withApps(page, APPS);
    await visit(page, '/down');
    await expect(heading(page, 'Parlour Demo on your phone')).toBeVisible();
    await expect(page).toHaveTitle('Parlour Demo on your phone');
    for (const [name, code, url, step] of [
      ['Android', 'QR code of the Android app', APPS.ANDROID, 'Open the file'],
      ['iPhone and iPad', 'QR code of the app for iPhone and iPad', APPS.IOS, 'Add to Home Screen'],
    ] as const) {
      const block = page.getByRole('region', { name, exact: true });
      const drawing = block.getByRole('img', { name: code }).locator('svg');
      await expect(drawing).toHaveAttribute('width', '80');
      const [, , modules] = ((await drawing.getAttribute('viewBox')) ?? '').split(' ');
      const drawn = await drawing.locator('path').last().getAttribute('d');
      // Without a margin the first mark begins in the corner.
      expect(drawn, String(modules)).toMatch(/^M0[ ,]0/);
      await expect(block.getByRole('link')).toHaveAttribute('href', url);
      await expect(block.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
    }
  });

  for (const [system, name, other] of [
    ['ANDROID', 'Android', 'iPhone and iPad'],
    ['IOS', 'iPhone and iPad', 'Android'],
  ] as const)
    test(`[SUP-04] shows ${name} alone where only its app exists`, async ({ page }) => {
      await withApps(page, { [system]: APPS[system] });
      await visit(page, '/down');
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: other, exact: true })).toHaveCount(0);
    });

  test('[SUP-04] shows no app whose address is not safe, and says what helps', async ({ page }) => {
    await withApps(page, { ANDROID: 'javascript:alert(1)' });
    await visit(page, '/down');
    await expect(heading(page, 'There is no app to load yet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
  });

  test('[SUP-04] keeps to the usual steps where the gateway has no guide', async ({ page }) => {
    await withApps(page, APPS);
    await page.route('**/wps/system/content**', (route) =>
      route.fulfill({
        json: {
          success: true,
          value: { content: [], pageNum: 1, totalPages: 0, totalElements: 0, pageSize: 50 },
          message: null,
          errorCode: null,
        },
      }),
    );
    await visit(page, '/down');
    const block = page.getByRole('region', { name: 'Android', exact: true });
    await expect(block.getByRole('listitem')).toHaveCount(4);
  });
});
