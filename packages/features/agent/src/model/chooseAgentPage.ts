import type { AgentPage } from '@parlour/feature-core';
import { type ContractGate, GATE_OF_PAGE } from './contractGates';

const DEFAULT_PAGE: AgentPage = 'agentTeamOverview';

interface Choice {
  /** The pages of the navigation, in their order. */
  shown: AgentPage[];
  /** The page to show; undefined while only the gates can tell. */
  current: AgentPage | undefined;
}

/** The pages that an agent may see, and the one that the address asks for or else the default (AC-01, AC-02). */
export function chooseAgentPage(
  pages: readonly AgentPage[],
  asked: string,
  /** Null while the types are not known. */
  gates: readonly ContractGate[] | null,
): Choice {
  const isOpen = (page: AgentPage): boolean => {
    const gate = GATE_OF_PAGE[page];
    return gate === undefined || gates?.includes(gate) === true;
  };
  const shown = pages.filter(isOpen);
  const found = shown.find((page) => page === asked);
  if (found !== undefined) return { shown, current: found };
  const isUndecided = gates === null && pages.some((page) => page === asked);
  return { shown, current: isUndecided ? undefined : DEFAULT_PAGE };
}
