const ASK_EVERY = 50;
/** How long something that is expected may take, in ms. */
export const PATIENCE = 30_000;

/** What is not so yet: the reason is told when the time is over. */
export class NotYet extends Error {}

/** Tries until it no longer says "not yet"; then the last reason is thrown. */
export async function until<Value>(
  what: () => string,
  attempt: () => Promise<Value>,
  patience = PATIENCE,
): Promise<Value> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      if (Date.now() > deadline)
        throw new Error(`${what()}: ${error.message}, for ${patience / 1000} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
}
