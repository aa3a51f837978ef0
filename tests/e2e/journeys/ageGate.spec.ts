import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from '../support/answers';
import { axeViolations } from '../support/axe';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { visitEarly } from '../support/visitor';

interface Status {
  info: object;
}

let gateway: SecondGateway;
test.beforeAll(async () => {
  // A market that asks for the age at the first visit.
  gateway = await startSecondGateway(
    { MARKET_POLICY: resolve('apps/gateway/policies/strict-eu.json') },
    { offset: 44 },
  );
});
test.afterAll(() => gateway.stop());

/** The policy has asked for another age since. */
const askForAge = (page: Page, minimum: number) =>
  changeAnswer<Status>(page, '**/wps/system/status**', (status) => ({
    ...status,
    info: { ...status.info, ages: { minimum, gate: 'FIRST_VISIT' } },
  }));

test('[SP-13] a first visit is asked for the age before anything can be used, and no later one', async ({
  page,
}) => {
  await page.goto(`${gateway.address}/login`);
  const gate = page.getByRole('dialog');
  await test.step('nothing else can be reached, and Escape does not help', async () => {
    await expect(gate).toHaveAccessibleName('Are you 18 or older?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(gate).toBeVisible();
    await expect(gate).toHaveCount(1);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = () => document.querySelector(':focus')?.closest('dialog') === null;
      expect(await page.evaluate(isOutside)).toBe(false);
    }
    expect(await axeViolations(page, { withContrast: true })).toEqual([]);
  });
  await test.step('who is younger is told so and finds help, and can correct the answer', async () => {
    await page.getByRole('button', { name: 'I am younger' }).click();
    await expect(gate).toHaveAccessibleName('This site is for people of 18 and over');
    const help = gate.getByRole('link', { name: 'Help with gambling' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), help.click()]);
    await opened.close();
    await page.getByRole('button', { name: 'Change my answer' }).click();
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
  });
  await test.step('what was asked for opens after the answer', async () => {
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
  await test.step('a later visit is asked again only for a higher age', async () => {
    await visitEarly(page, `${gateway.address}/`);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeEnabled();
    await expect(gate).toHaveCount(0);
    await askForAge(page, 21);
    await page.goto(`${gateway.address}/`);
    await expect(gate).toHaveAccessibleName('Are you 21 or older?');
  });
});

test('[SP-13] the answer holds for the page where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto(gateway.address);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
