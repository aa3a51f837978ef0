const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for a layout: a story without `play` ends before its resize observers have run. */
export async function laidOut(): Promise<void> {
  await nextFrame();
  // The observers run after the callbacks of the first frame.
  await nextFrame();
}
