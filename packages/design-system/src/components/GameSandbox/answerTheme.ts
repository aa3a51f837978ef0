/** Tells a frame the theme by a chunk of its own, since most games never ask. Returns a function that ends it. */
export function answerTheme(frame: HTMLIFrameElement, origin: string): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  import('./tellTheme').then(
    ({ tellTheme }) => {
      if (!isOver) stop = tellTheme(frame, origin);
    },
    // The game keeps its own look until it asks again.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
