/** A function that opens the device's share dialog; undefined where there is none. */
export function shareLink(url: string): (() => void) | undefined {
  if (!('share' in navigator)) return undefined;
  return () => {
    // It rejects when the person closes the dialog, which is no error.
    void navigator.share({ url }).catch(() => undefined);
  };
}
