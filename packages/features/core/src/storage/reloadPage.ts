/** Event of the window before the site loads it anew. */
export const LEAVING = 'parlour:leaving';

/** Loads the page anew by the site's own doing, after asking open forms for what was typed into them (F8). */
export function reloadPage(): void {
  window.dispatchEvent(new Event(LEAVING));
  window.location.reload();
}
