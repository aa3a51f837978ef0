declare global {
  /** Gives the answer to a call that the page's HTML has begun before there was a script of the site, once. */
  var takePrefetchedCall: ((input: RequestInfo) => Promise<Response> | undefined) | undefined;
}

/** Sends a call, unless the page has begun it already. */
export const fetchOrReuse = (input: RequestInfo): Promise<Response> =>
  globalThis.takePrefetchedCall?.(input) ?? fetch(input);
