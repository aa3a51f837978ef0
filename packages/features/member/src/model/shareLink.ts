/** What opens the device's own way of sharing an address; undefined where there is none. */
export function shareLink(url: string): (() => void) | undefined {
  if (!('share' in navigator)) return undefined;
  return () => {
    // Whoever shuts it again wants nothing more.
    void navigator.share({ url }).catch(() => undefined);
  };
}
