import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http } from 'msw';

const TEAM = exampleOf('listTeamMembers') as { content: object[] };
const TERMS = exampleOf('getContractTerms') as object;
const DIRECT = ['harbour1', 'quay9'];

const idOf = (account: string) => `mb-${account}`;
const said = (value: object) =>
  HttpResponse.json({ success: true, value, message: null, errorCode: null });
const queryOf = ({ url }: Request) => new URL(url).searchParams;

/** Two people directly below and one further down; of the two, one has an offer that waits. */
export const OFFERS = [
  http.get('*/wps/agent/team/members', ({ request }) =>
    said({
      ...TEAM,
      totalPages: 1,
      content: [...DIRECT, ...(queryOf(request).get('scope') === 'all' ? ['far3'] : [])].map(
        (account) => ({ ...TEAM.content[0], memberId: idOf(account), account }),
      ),
    }),
  ),
  http.get('*/wps/contracts/terms', ({ request }) =>
    said({ ...TERMS, kind: queryOf(request).get('kind') }),
  ),
  answer('previewContracts', {
    notes: [],
    people: DIRECT.map((account) => ({
      ...{ memberId: idOf(account), account, teamSize: 4 },
      ...{ hasOpenOffer: account === 'quay9', replaces: null, wouldTerminate: [] },
    })),
  }),
  answer('offerContracts', {
    outcomes: DIRECT.map((account, at) => ({
      ...{ memberId: idOf(account), account },
      ...(at === 0
        ? { contractId: 'ct-71', refusal: null }
        : { contractId: null, refusal: 'openOffer' }),
    })),
  }),
];
