const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until a frame has been laid out: a story without `play` ends before its resize observers have measured anything. */
export async function laidOut(): Promise<void> {
  await nextFrame();
  // The observers run after the callbacks of the first frame.
  await nextFrame();
}
