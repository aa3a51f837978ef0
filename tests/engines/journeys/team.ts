import { expect } from 'vitest';
import type { Journey } from '../support/journey';
import { the, withText } from '../support/target';
import { eventually, visitAs } from './steps';

export function team(journey: Journey): void {
  journey('shows an agent the team as a tree, and one person of it', async (driver) => {
    await visitAs(driver, 'agent1', '/?agent=downlineManagmentView');
    const centre = the('dialog', 'Agent centre');
    const rows = the('row', undefined, { in: the('treegrid', 'Team', { in: centre }) });
    const cove = the('row', /cove1/, { in: the('treegrid', 'Team', { in: centre }) });
    await driver.waitForVisible(cove);
    const before = await driver.count(rows);
    await driver.click(the('button', 'Show who is below', { in: cove }));
    await eventually(() => driver.count(rows)).toBeGreaterThan(before);
    await driver.fill(the('searchbox', 'Search by account', { in: centre }), 'cove1');
    await driver.click(the('button', 'Details of cove1', { in: centre }));
    const person = the('dialog', 'cove1');
    await driver.waitForVisible(withText('Last 30 days', { in: person }));
    const rebates = the('tab', 'Rebates', { in: person });
    await driver.click(rebates);
    await driver.waitForVisible(the('button', 'Save rebates', { in: person }));
    expect(await driver.attribute(rebates, 'aria-selected')).toBe('true');
  });
}
