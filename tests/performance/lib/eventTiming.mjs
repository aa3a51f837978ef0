/** The shortest duration that a browser reports. */
export const SHORTEST_MS = 16;

/** Records how long each interaction took until the next paint. Runs in the page. */
export function watchInteractions() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.interactions.push({ interactionId, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** The interactions since the last call, each as long as its longest event. Runs in the page. */
export function takeInteractions() {
  const longest = new Map();
  for (const { interactionId, duration } of window.interactions.splice(0))
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  return [...longest.values()];
}
