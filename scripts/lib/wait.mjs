import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 250;

/** Resolves once the address answers below 400; rejects after the timeout, or if `stopWhen` settles first. */
export async function waitForAnswer(url, { timeoutMs, stopWhen }) {
  const deadline = Date.now() + timeoutMs;
  let stopped = false;
  stopWhen?.then(() => {
    stopped = true;
  });
  while (Date.now() < deadline) {
    if (stopped) throw new Error(`${url} never answered: its process ended.`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      await response.body?.cancel();
      if (response.status < 400) return;
    } catch {
      // Not up yet.
    }
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`${url} did not answer within ${Math.round(timeoutMs / 1000)} s.`);
}
