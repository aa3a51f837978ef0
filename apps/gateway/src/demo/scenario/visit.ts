import { AsyncLocalStorage } from 'node:async_hooks';
import { NO_SCENARIO, parseScenario, SCENARIO_HEADER, type Scenario } from '@parlour/scenario';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const running = new AsyncLocalStorage<Scenario>();
const HEADER = SCENARIO_HEADER.toLowerCase();

/** The scenario of the call that runs now. It is kept for that call alone, so no other visitor can meet it. */
export const currentScenario = (): Scenario => running.getStore() ?? NO_SCENARIO;

/** Runs something in the scenario that a request names. */
function runIn({ headers }: Pick<FastifyRequest, 'headers'>, run: () => void): void {
  const words = headers[HEADER];
  if (typeof words !== 'string') run();
  else running.run(parseScenario(words).scenario, run);
}

/** Has every call run in the scenario that its header names. */
export function readScenarios(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runIn(request, done));
  // The events of a body that is read belong to its socket, which has no scenario.
  app.addHook('preValidation', (request, _reply, done) => runIn(request, done));
}
