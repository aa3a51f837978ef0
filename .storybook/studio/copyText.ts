import { showToast } from '@parlour/design-system/ToastRegion';

/** Copies a text. The browser may refuse, as in a frame or without https; the text can be selected by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: done, tone: 'positive' });
  } catch {
    showToast({ title: 'The browser did not let it be copied', tone: 'warning' });
  }
}
