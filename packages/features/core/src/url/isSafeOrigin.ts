const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether what comes from an origin was read by nobody on the way: by https, or from the site's own machine where the site
 * itself does without.
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
