/** Records the duration of each task that blocks the page for more than 50 ms. Runs in the page. */
export function watchLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
