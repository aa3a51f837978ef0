import { parseScenario } from '@parlour/scenario';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { PASSWORD } from '../seed/accounts';

/** Where the site asks who the visitor of a scenario is. It is no operation of the contract: only a demo has it. */
const SCENARIO_PATH = '/wps/demo/scenario';

/** Demo accounts, as the README lists them. The people of a team have the same password. */
const USERNAMES: Readonly<Record<string, string>> = {
  member: 'member1',
  agent: 'agent1',
  'agent.offers': 'harbour1',
  restricted: 'expired1',
};

/** Tells a site of a demo whom a scenario is about; the site then logs in as anybody does. */
export function serveScenarioAccounts(app: FastifyInstance, { storybookUrl }: Config): void {
  app.get(SCENARIO_PATH, (request, reply) => {
    const { words } = request.query as { words?: unknown };
    const { who } = parseScenario(typeof words === 'string' ? words : '').scenario;
    const username = USERNAMES[who?.replace(/\.vip\d$/, '') ?? ''];
    return reply.header('cache-control', 'no-store').send({
      account: username === undefined ? null : { username, password: PASSWORD },
      storybook: storybookUrl,
    });
  });
}
