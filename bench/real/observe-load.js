// Runs in the page before any of its scripts, and records the times of events in ms since the start of the navigation.
(() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  /** How often hydration is checked; the measured time is too long by at most this. */
  const INTERVAL_MS = 10;
  const longTasks = [];
  const hydratedAt = new Map();
  let parsed = [];
  let firstPaint;
  let largestPaint;

  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, end: startTime + duration }));

  // React handles events of an element once it has attached its props. There is no documented sign of that, and test clicks
  // would make React hydrate the clicked element first.
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    for (const element of document.querySelectorAll(CONTROLS)) {
      if (!hydratedAt.has(element) && isHydrated(element)) hydratedAt.set(element, performance.now());
    }
    setTimeout(look, INTERVAL_MS);
  };
  look();
  // Only controls of the HTML count, not those that React adds later.
  document.addEventListener('DOMContentLoaded', () => {
    parsed = [...document.querySelectorAll(CONTROLS)];
  });

  globalThis.readLoad = () => {
    const times = parsed.flatMap((element) => hydratedAt.get(element) ?? []);
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      now: performance.now(),
      documentEnd: navigation.responseEnd,
      firstPaint,
      largestPaint,
      alive: times.length > 0 ? Math.max(...times) : undefined,
      longTasks,
    };
  };
})();
