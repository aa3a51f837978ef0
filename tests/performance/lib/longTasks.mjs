/** Writes down each task that blocks the page for longer than 50 ms, by its length. Runs in the page. */
export function watchLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
