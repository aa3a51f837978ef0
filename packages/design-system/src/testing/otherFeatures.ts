const nothing = (): void => undefined;

/** An animation that is over at once: a simulated page draws no frames. */
function animate(this: Element): Animation {
  const animation = Object.assign(new EventTarget(), {
    playState: 'finished',
    cancel: nothing,
    finish: nothing,
    pause: nothing,
    play: nothing,
  });
  const finished = Promise.resolve(animation);
  return Object.assign(animation, { finished, ready: finished }) as unknown as Animation;
}

/** Whether it and all around it are drawn, by what styles of the page say. */
const isDrawn = (element: Element | null): boolean =>
  element === null ||
  (getComputedStyle(element).display !== 'none' && isDrawn(element.parentElement));

function checkVisibility(this: Element, options?: CheckVisibilityOptions): boolean {
  const isHidden =
    options?.visibilityProperty === true && getComputedStyle(this).visibility === 'hidden';
  return this.isConnected && !isHidden && isDrawn(this);
}

/** What has no effect where nothing is laid out, moved or dragged. */
export const elementMethods = {
  animate,
  checkVisibility,
  getAnimations: () => [],
  scrollIntoView: nothing,
  scrollTo: nothing,
  scrollBy: nothing,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  hasPointerCapture: () => false,
};
