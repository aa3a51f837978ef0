/** Headers that the first script sends as well. */
const KNOWN = ['accept', 'language', 'merchant'];

/** How long calls may take to be made, in ms: clients may debounce or throttle them. */
const WAIT = 400;

/**
 * The calls that `run` makes, by their addresses below `origin`. Nothing is sent. Throws where a call has a header that
 * the first script doesn't know.
 */
export async function recordCalls(origin: string, run: () => unknown): Promise<string[]> {
  const calls: string[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (input) => {
    const { headers, url } = new Request(input);
    const other = [...headers.keys()].find((name) => !KNOWN.includes(name));
    if (other !== undefined) throw new Error(`The page's HTML can't begin a call with ${other}.`);
    calls.push(url.slice(origin.length));
    return new Promise(() => undefined);
  };
  void run();
  await new Promise((resolve) => setTimeout(resolve, WAIT));
  globalThis.fetch = send;
  return calls;
}
