import type { AgentPage, CentreEntry } from '@parlour/feature-core';
import { type ContractGate, GATE_OF_PAGE } from './contractGates';

const DEFAULT_PAGE: AgentPage = 'agentTeamOverview';

interface Choice {
  /** The pages of the navigation, in their order. */
  shown: CentreEntry<AgentPage>[];
  /** The page to show; undefined while it depends on unknown gates. */
  current: CentreEntry<AgentPage> | undefined;
}

/** The pages that an agent may see, and the requested one or else the default (AC-01, AC-02). */
export function chooseAgentPage(
  pages: readonly CentreEntry<AgentPage>[],
  asked: string,
  /** Null while the types are not known. */
  gates: readonly ContractGate[] | null,
): Choice {
  const isOpen = ({ id }: CentreEntry<AgentPage>): boolean => {
    const gate = GATE_OF_PAGE[id];
    return gate === undefined || gates?.includes(gate) === true;
  };
  const shown = pages.filter(isOpen);
  const isRequested = ({ id }: CentreEntry<AgentPage>): boolean => id === asked;
  const found = shown.find(isRequested);
  if (found !== undefined) return { shown, current: found };
  const isUndecided = gates === null && pages.some(isRequested);
  return { shown, current: isUndecided ? undefined : shown.find(({ id }) => id === DEFAULT_PAGE) };
}
