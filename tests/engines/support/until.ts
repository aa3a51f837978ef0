const INTERVAL_MS = 50;
/** Default timeout, in ms. */
export const TIMEOUT_MS = 30_000;

/** Thrown by an attempt that may succeed later. After the timeout its message becomes the error. */
export class NotYet extends Error {}

/** Retries while the attempt throws `NotYet`; after the timeout it throws the last reason. */
export async function until<Value>(
  what: () => string,
  attempt: () => Promise<Value>,
  timeoutMs = TIMEOUT_MS,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      if (Date.now() > deadline)
        throw new Error(`${what()}: ${error.message}, for ${timeoutMs / 1000} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
