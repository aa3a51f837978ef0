// @vitest-environment happy-dom
import { entriesOf } from '@parlour/feature-core/testing';
import { describe, expect, it } from 'vitest';
import { feature } from '../feature';
import { chooseAgentPage } from './chooseAgentPage';

const PAGES = entriesOf([feature], 'agentPages');
const ids = (pages: readonly { id: string }[]) => pages.map(({ id }) => id);

describe('the page of the agent centre', () => {
  it('[AC-01] is the overview for a page that is unknown', () => {
    expect(chooseAgentPage(PAGES, 'nowhere', []).current?.id).toBe('agentTeamOverview');
    expect(chooseAgentPage(PAGES, '', null).current?.id).toBe('agentTeamOverview');
  });

  it('[AC-02] shows a contract with its type alone', () => {
    const { shown, current } = chooseAgentPage(PAGES, 'agentHourSalary', ['hourSalary']);
    expect(current?.id).toBe('agentHourSalary');
    expect(ids(shown)).toContain('agentHourSalary');
    expect(ids(shown)).not.toContain('agentDailyWages2');
    expect(chooseAgentPage(PAGES, 'agentHourSalary', ['salary']).current?.id).toBe(
      'agentTeamOverview',
    );
  });

  it('[AC-02] waits for the types where only they can tell', () => {
    expect(chooseAgentPage(PAGES, 'agentHourSalary', null).current).toBeUndefined();
    expect(chooseAgentPage(PAGES, 'registerCenter', null).current?.id).toBe('registerCenter');
  });

  it('leaves pages out that nobody draws', () => {
    const { shown, current } = chooseAgentPage(
      PAGES.filter(({ id }) => id === 'agentTeamOverview' || id === 'registerCenter'),
      'agentRevenueReport',
      null,
    );
    expect(ids(shown)).toEqual(['agentTeamOverview', 'registerCenter']);
    expect(current?.id).toBe('agentTeamOverview');
  });
});
