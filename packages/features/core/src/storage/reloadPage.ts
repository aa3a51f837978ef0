/** Event of the window before the site reloads it. */
export const LEAVING = 'parlour:leaving';

/** Reloads the page after open forms have saved their drafts (F8). */
export function reloadPage(): void {
  window.dispatchEvent(new Event(LEAVING));
  window.location.reload();
}
