import { encryptBody } from '../../../apps/gateway/test/support/encryptBody.ts';

const HEADERS = { merchant: 'parlour', language: 'EN' };
const LOGIN = '/wps/session/login';

/** Logs an account of the demo data in. */
export async function tokenOf(url, username) {
  const app = {
    inject: async (path) => {
      const answer = await (await fetch(`${url}${path}`)).json();
      return { json: () => answer };
    },
  };
  const fields = { type: 'username', username, password: 'Parlour#2024' };
  const body = await encryptBody({ app, now: Date.now }, { method: 'POST', url: LOGIN, fields });
  const answer = await fetch(`${url}${LOGIN}`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { value, errorCode } = await answer.json();
  if (value?.token === undefined) throw new Error(`${username} can't log in: ${errorCode}`);
  return value.token;
}

/** Calls an operation once; returns the time until the whole answer is there, in ms. */
export async function timeOf(url, token, { method, path, query, body }) {
  const begun = performance.now();
  const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...HEADERS,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  }).catch(() => ({ ok: false, arrayBuffer: () => undefined }));
  await answer.arrayBuffer();
  return { ms: performance.now() - begun, isAnswered: answer.ok };
}

/** Calls at a constant rate whether or not earlier ones are answered, each in turn. */
export async function load(url, token, calls, { rate, seconds }) {
  const answers = calls.map(() => []);
  const running = [];
  const begun = performance.now();
  for (let at = 0; at < rate * seconds; at += 1) {
    const wait = begun + (at * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const turn = at % calls.length;
    running.push(timeOf(url, token, calls[turn]).then((one) => answers[turn].push(one)));
  }
  await Promise.all(running);
  return answers;
}
