/** Whether the main pointer is a finger; false if the browser does not say. */
export function isTouch(): boolean {
  try {
    return window.matchMedia('(pointer: coarse)').matches;
  } catch {
    return false;
  }
}
