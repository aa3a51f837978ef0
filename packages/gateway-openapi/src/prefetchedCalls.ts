declare global {
  /** Returns, once, the response to a call that the HTML started before any script of the site was loaded. */
  var takePrefetchedCall: ((input: RequestInfo) => Promise<Response> | undefined) | undefined;
}

/** Sends a call, unless the HTML has started it already. */
export const fetchOrReuse = (input: RequestInfo): Promise<Response> =>
  globalThis.takePrefetchedCall?.(input) ?? fetch(input);
