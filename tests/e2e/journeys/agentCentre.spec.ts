import { expect, type Page, test } from '@playwright/test';
import { collectFaults, logIn, visit, visitAsMember } from '../support/visitor';

const CONSOLIDATED = '/wps/member/info/funds/consolidated';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });

/** Counts the consolidated calls that the page makes from now on. */
function countConsolidated(page: Page): { calls: number } {
  const counted = { calls: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CONSOLIDATED) counted.calls += 1;
  });
  return counted;
}

test.describe('the agent centre', () => {
  test('[AC-01] opens on the overview, for a page that is unknown too', async ({ page }) => {
    const faults = collectFaults(page);
    await visitAsMember(page, '/?agent=nowhere', 'agent1');
    const centre = centreOf(page);
    await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible();
    await expect(centre.getByRole('group', { name: 'In the team' })).toContainText(/\d/);
    await expect(centre.getByRole('group', { name: 'Team balance' })).toContainText(
      /[\d,]+\.\d{2}/,
    );
    await centre.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(centre).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('[AC-01] follows the address from page to page', async ({ page }) => {
    await visitAsMember(page, '/?agent=agentTeamOverview', 'agent1');
    const centre = centreOf(page);
    await centre.getByRole('link', { name: 'Announcements' }).click();
    await expect(page).toHaveURL('/?agent=agentAnnouncement');
    await expect(centre.getByRole('heading', { level: 3, name: 'Announcements' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/?agent=agentTeamOverview');
  });

  test('[AC-02] asks once a visit for the types that open contracts, and keeps them', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page, 'agent1');
    const counted = countConsolidated(page);
    await visit(page, '/?agent=agentTeamOverview');
    await expect(centreOf(page).getByRole('group', { name: 'Team balance' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'].map((key) =>
            sessionStorage.getItem(key),
          ),
        ),
      )
      .toEqual(['1', '1', '1', '1']);
    expect(counted.calls).toBe(1);
    await page.reload();
    await expect(centreOf(page).getByRole('group', { name: 'Team balance' })).toBeVisible();
    expect(counted.calls).toBe(1);
  });

  test('[AC-02] without the agent policy no contract is asked for or shown', async ({ page }) => {
    await page.route('**/wps/system/status**', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/("modId":"AGENTPOLICY3"[^}]*?"enabled":)"1"/, '$1"0"'),
      });
    });
    await visit(page);
    const counted = countConsolidated(page);
    await logIn(page, 'agent1');
    await visit(page, '/?agent=agentHourSalary');
    const centre = centreOf(page);
    await expect(centre.getByRole('group', { name: 'Team balance' })).toBeVisible();
    await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible();
    await expect(centre.getByRole('link', { name: 'Hourly salary' })).toHaveCount(0);
    expect(counted.calls).toBe(0);
  });

  test('[AC-02] a member has no agent centre, and asks for nothing', async ({ page }) => {
    const counted = countConsolidated(page);
    await visitAsMember(page, '/?agent=agentTeamOverview');
    await expect(page).toHaveURL('/');
    await expect(centreOf(page)).toBeHidden();
    expect(counted.calls).toBe(0);
  });

  test('[RT-11] the agent home leads to it', async ({ page }) => {
    await visitAsMember(page, '/agentHome', 'agent1');
    await page.getByRole('main').getByRole('link', { name: 'Agent centre' }).click();
    await expect(centreOf(page).getByRole('heading', { name: 'Team overview' })).toBeVisible();
  });
});
