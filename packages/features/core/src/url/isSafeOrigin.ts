const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether data from an origin travels encrypted: over https, or from the site's own machine if the site itself is
 * served without https.
 */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true;
  const page = window.location;
  return (
    protocol === 'http:' &&
    page.protocol === 'http:' &&
    (hostname === page.hostname ||
      (LOOPBACK.includes(hostname) && LOOPBACK.includes(page.hostname)))
  );
}
