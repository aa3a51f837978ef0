import { SCENARIO_HEADER, type Scenario, timeOf, writeScenario } from '@parlour/scenario';

/** Delay of each call in a slow network, in ms. */
const SLOW_NETWORK_MS = 2000;

/**
 * Sends every call of the gateway's client in a scenario. It takes the place of the calls that the HTML has started, which
 * knew nothing of it.
 */
export function callInScenario(scenario: Scenario): void {
  const words = writeScenario(scenario);
  globalThis.takePrefetchedCall = async (input) => {
    const request = new Request(input);
    request.headers.set(SCENARIO_HEADER, words);
    if (scenario.network === 'offline') throw new TypeError('The scenario is offline.');
    if (scenario.network === 'slow')
      await new Promise((resolve) => setTimeout(resolve, SLOW_NETWORK_MS));
    const response = await fetch(request);
    return timeOf(scenario.clock ?? '') === null ? response : inOwnTime(response);
  };
}

/** The gateway's time would correct the clock of the page. */
function inOwnTime({ body, headers, status, statusText }: Response): Response {
  const changed = new Headers(headers);
  changed.set('Date', new Date().toUTCString());
  return new Response(body, { headers: changed, status, statusText });
}
