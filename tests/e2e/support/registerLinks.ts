import type { APIRequestContext } from '@playwright/test';
import { newName, openSession } from './account';
import { PASSWORD } from './visitor';

const LINKS = '/wps/agent/registerLinks';

/** An unused link of agent1, which stays unless it ends in so many ms. */
export async function newLink(request: APIRequestContext, endsIn?: number) {
  const token = await openSession({ username: 'agent1', password: PASSWORD });
  const headers = { Authorization: `Bearer ${token}`, Merchant: 'parlour', Language: 'EN' };
  const name = newName();
  const expiresAt = endsIn === undefined ? null : new Date(Date.now() + endsIn);
  const data = { name, accountType: 'member', rebates: [], expiresAt };
  const made = (await (await request.post(LINKS, { headers, data })).json()) as {
    value: { linkId: string; affiliateCode: string };
  };
  const { linkId, affiliateCode } = made.value;
  return {
    name,
    code: affiliateCode,
    /** How many people have registered with it. */
    count: async (): Promise<number | undefined> => {
      const answer = await request.get(`${LINKS}?pageSize=100`, { headers });
      const { value } = (await answer.json()) as {
        value: { content: { linkId: string; registered: number }[] };
      };
      return value.content.find((one) => one.linkId === linkId)?.registered;
    },
    /** An agent may have at most fifty. */
    remove: () => request.delete(`${LINKS}?linkId=${encodeURIComponent(linkId)}`, { headers }),
  };
}
