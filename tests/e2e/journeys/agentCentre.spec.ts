import { expect, type Page, test } from '@playwright/test';
import { visitAs } from '../support/account';
import { withFlags } from '../support/merchant';
import { collectErrors, visit } from '../support/visitor';

const CONSOLIDATED = '/wps/member/info/funds/consolidated';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const overviewOf = (page: Page) => centreOf(page).getByRole('heading', { name: 'Team overview' });

/** Counts the consolidated calls that the page makes from now on. */
function countConsolidated(page: Page): { calls: number } {
  const counted = { calls: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CONSOLIDATED) counted.calls += 1;
  });
  return counted;
}

test.describe('the agent centre', () => {
  test('[AC-01] [RT-11] opens from the home of an agent, follows the address and is closed', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await visitAs(page, '/agentHome', 'agent1');
    await page.getByRole('main').getByRole('link', { name: 'Agent centre' }).click();
    await expect(overviewOf(page)).toBeVisible();
    await visit(page, '/?agent=nowhere');
    await expect(overviewOf(page)).toBeVisible();
    await expect(centreOf(page).getByRole('group', { name: 'In the team' })).toContainText(/\d/);
    await centreOf(page).getByRole('link', { name: 'Announcements' }).click();
    await expect(page).toHaveURL('/?agent=agentAnnouncement');
    await expect(
      centreOf(page).getByRole('heading', { level: 3, name: 'Announcements' }),
    ).toBeVisible();
    await page.goBack();
    await expect(overviewOf(page)).toBeVisible();
    await centreOf(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(centreOf(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('[AC-02] asks once a visit for the types that open contracts, and not where there is no policy or agent', async ({
    page,
    browser,
  }) => {
    const counted = countConsolidated(page);
    await visitAs(page, '/?agent=agentHourSalary', 'agent1');
    await expect(centreOf(page).getByRole('link', { name: 'Hourly salary' })).toBeVisible();
    expect(counted.calls).toBe(1);
    await page.reload();
    await expect(centreOf(page).getByRole('link', { name: 'Hourly salary' })).toBeVisible();
    expect(counted.calls).toBe(1);

    for (const [username, flags] of [
      ['agent1', { AGENTPOLICY3: false }],
      ['member1', {}],
    ] as const)
      await test.step(username, async () => {
        const context = await browser.newContext();
        const other = await context.newPage();
        await withFlags(other, flags);
        const others = countConsolidated(other);
        await visitAs(other, '/?agent=agentHourSalary', username);
        if (username === 'agent1') {
          await expect(overviewOf(other)).toBeVisible();
          await expect(centreOf(other).getByRole('link', { name: 'Hourly salary' })).toHaveCount(0);
        } else {
          await expect(other).toHaveURL('/');
          await expect(centreOf(other)).toBeHidden();
        }
        expect(others.calls).toBe(0);
        await context.close();
      });
  });
});
