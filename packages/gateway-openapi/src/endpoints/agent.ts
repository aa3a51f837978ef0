import { agentApi as generated } from '../generated/agent';

const agentApi = generated.enhanceEndpoints({
  endpoints: { getTeamOverview: { providesTags: ['Team'] } },
});

export const { useGetTeamOverviewQuery } = agentApi;
export type { TeamOverview } from '../generated/agent';
