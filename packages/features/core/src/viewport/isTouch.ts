/** Whether the person points with a finger; no where the browser does not tell. */
export function isTouch(): boolean {
  try {
    return window.matchMedia('(pointer: coarse)').matches;
  } catch {
    return false;
  }
}
