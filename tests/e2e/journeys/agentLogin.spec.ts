import { expect, type Page, test } from '@playwright/test';
import { holdParts, loseParts } from '../support/parts';
import { collectFaults, logIn, PASSWORD, visit } from '../support/visitor';

async function logInAsAgent(page: Page, username: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test.describe('the agents’ login', () => {
  test('[RT-11] [RT-17] leads an agent to the agent home with the figures of the team', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await visit(page, '/agentLogin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agent login');
    await logInAsAgent(page, 'agent1');
    await expect(page).toHaveURL('/agentHome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, agent1');
    const people = page.getByRole('group', { name: 'People in the team' });
    await expect(people).toContainText(/\d/);
    await expect(page.getByRole('group', { name: 'Team balance' })).toContainText(/[\d,]+\.\d{2}/);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Agent centre' }),
    ).toHaveAttribute('href', '/?agent=agentTeamOverview');
    await page.reload();
    await expect(people).toContainText(/\d/);
    expect(faults).toEqual([]);
  });

  test('[LOGIN-13] tells a member beside the form, and opens no session', async ({ page }) => {
    await visit(page, '/agentLogin');
    await logInAsAgent(page, 'member1');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('Non-agents cannot log in');
    await expect(main.getByLabel('Username')).toHaveValue('member1');
    await expect(page).toHaveURL('/agentLogin');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('[LOGIN-11] remembers nobody', async ({ page, context }) => {
    await visit(page, '/agentLogin');
    await expect(page.getByRole('main').getByLabel('Username')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await logInAsAgent(page, 'agent1');
    await expect(page).toHaveURL('/agentHome');
    expect(await context.cookies()).toEqual([]);
  });

  test('[RT-17] sends an agent who is logged in on to the agent home', async ({ page }) => {
    await visit(page);
    await logIn(page, 'agent1');
    await page.goto('/agentLogin');
    await expect(page).toHaveURL('/agentHome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, agent1');
  });

  test('[RT-11] shows a member on either page the way home', async ({ page }) => {
    await visit(page);
    await logIn(page);
    for (const path of ['/agentHome', '/agentLogin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Non-agents cannot log in');
    }
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('[RT-11] asks a guest on the agent home to log in', async ({ page }) => {
    await page.goto('/agentHome');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('[LOGIN-14] asks for more proof from the agents’ page too', async ({ page }) => {
    await page.route(/\/wps\/session\/login$/, (route) =>
      route.fulfill({
        status: 403,
        json: {
          success: false,
          errorCode: 'VERIFICATION_REQUIRED',
          message: 'Please complete verification first',
          value: { challengeId: 'ch-5f1d0a7c2b', challengeMethods: ['mobile', 'email'] },
        },
      }),
    );
    await visit(page, '/agentLogin');
    await logInAsAgent(page, 'agent1');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('[LOGIN-13] keeps what is typed, and focus, when its form takes the place of its fields', async ({
    page,
  }) => {
    await visit(page, '/agentLogin');
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const name = main.getByLabel('Username');
    const go = await holdParts(page);
    await name.fill('age');
    await page.keyboard.press('Enter');
    const button = main.getByRole('button', { name: 'Log in' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await name.pressSequentially('nt1');
    go();
    const password = main.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription('Input cannot be empty');
    await expect(password).toBeFocused();
    await expect(name).toHaveValue('agent1');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/agentHome');
  });

  test('[LOGIN-01] [LOGIN-13] turns to a phone by the keys, and focus stays', async ({ page }) => {
    await visit(page, '/agentLogin');
    const main = page.getByRole('main');
    await main.getByLabel('Username').fill('agent1');
    await main.getByRole('tab', { name: 'Account' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(main.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    await expect(main.getByRole('tab', { name: 'Phone' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(main.getByLabel('Username')).toHaveValue('agent1');
  });

  test('[ERR-03] [LOGIN-13] says that its form did not come, and sends what was typed when it does', async ({
    page,
  }) => {
    await visit(page, '/agentLogin');
    await page.waitForLoadState('networkidle');
    const end = await loseParts(page);
    await logInAsAgent(page, 'agent1');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('could not be loaded');
    await expect(main.getByLabel('Username')).toHaveValue('agent1');
    end();
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/agentHome');
  });
});
