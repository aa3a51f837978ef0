import { expect, type Page, test } from '@playwright/test';
import { collectErrors, PASSWORD, visit } from '../support/visitor';

async function logInAs(page: Page, username: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test.describe('the agents’ login', () => {
  test('[RT-11] [RT-17] [LOGIN-11] [LOGIN-13] refuses a member, leads an agent to the figures of the team, and remembers nobody', async ({
    page,
    context,
  }) => {
    const errors = collectErrors(page);
    await visit(page, '/agentLogin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agent login');
    await logInAs(page, 'member1');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('Non-agents cannot log in');
    await expect(main.getByLabel('Username')).toHaveValue('member1');
    await expect(page).toHaveURL('/agentLogin');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

    await logInAs(page, 'agent1');
    await expect(page).toHaveURL('/agentHome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, agent1');
    const people = page.getByRole('group', { name: 'People in the team' });
    await expect(people).toContainText(/\d/);
    await expect(page.getByRole('group', { name: 'Team balance' })).toContainText(/[\d,]+\.\d{2}/);
    expect(await context.cookies()).toEqual([]);

    // Agents who are logged in already are redirected.
    await page.goto('/agentLogin');
    await expect(page).toHaveURL('/agentHome');
    await expect(people).toContainText(/\d/);
    // The browser itself logs the refused call.
    expect(errors.filter((error) => !/status of 403/.test(error))).toEqual([]);
  });

  test('[RT-11] asks a guest on the agent home to log in', async ({ page }) => {
    await page.goto('/agentHome');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});
