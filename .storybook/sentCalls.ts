import { getWorker } from 'msw-storybook-addon';

/** How long a story waits for the mock gateway to see its last calls, in steps and ms. */
const [STEPS, STEP] = [200, 10];

/** What was sent and has not been seen, as `GET https://…`. */
const unseen: string[] = [];

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP));

/**
 * Notes the calls to the gateway from when they are sent until the mock gateway sees them. In between they are in the service
 * worker, where aborting takes nothing back: on a busy machine they arrived when the next story's handlers answered already.
 */
export function watchSentCalls(isCall: (address: string) => boolean): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : { url: String(input), method: 'GET' };
    const { method = request.method, signal = input instanceof Request ? input.signal : null } =
      init ?? {};
    const { href } = new URL(request.url, document.baseURI);
    if (isCall(href) && signal?.aborted !== true) unseen.push(`${method} ${href}`);
    return send(input, init);
  };
  getWorker().events.on('request:start', ({ request }) => {
    const at = unseen.indexOf(`${request.method} ${request.url}`);
    if (at >= 0) unseen.splice(at, 1);
  });
}

/** Resolves once the mock gateway has seen every call. */
export async function callsSeen(): Promise<void> {
  for (let step = 0; step < STEPS && unseen.length > 0; step += 1) await wait();
  unseen.length = 0;
}
