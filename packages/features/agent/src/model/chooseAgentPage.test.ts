import { AGENT_PAGES } from '@parlour/feature-core';
import { describe, expect, it } from 'vitest';
import { chooseAgentPage } from './chooseAgentPage';

describe('the page of the agent centre', () => {
  it('[AC-01] is the overview for a page that is unknown', () => {
    expect(chooseAgentPage(AGENT_PAGES, 'nowhere', []).current).toBe('agentTeamOverview');
    expect(chooseAgentPage(AGENT_PAGES, '', null).current).toBe('agentTeamOverview');
  });

  it('[AC-02] shows a contract with its type alone', () => {
    const { shown, current } = chooseAgentPage(AGENT_PAGES, 'agentHourSalary', ['hourSalary']);
    expect(current).toBe('agentHourSalary');
    expect(shown).toContain('agentHourSalary');
    expect(shown).not.toContain('agentDailyWages2');
    expect(chooseAgentPage(AGENT_PAGES, 'agentHourSalary', ['salary']).current).toBe(
      'agentTeamOverview',
    );
  });

  it('[AC-02] waits for the types where only they can tell', () => {
    expect(chooseAgentPage(AGENT_PAGES, 'agentHourSalary', null).current).toBeUndefined();
    expect(chooseAgentPage(AGENT_PAGES, 'registerCenter', null).current).toBe('registerCenter');
  });

  it('leaves pages out that nobody draws', () => {
    const { shown, current } = chooseAgentPage(
      ['agentTeamOverview', 'registerCenter'],
      'agentRevenueReport',
      null,
    );
    expect(shown).toEqual(['agentTeamOverview', 'registerCenter']);
    expect(current).toBe('agentTeamOverview');
  });
});
