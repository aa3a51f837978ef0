import { turnWheel } from './wheel.mjs';

/**
 * Counts frames in which an area shows a gap between items: the window, or the element that `inside` selects. A probe
 * element changes its size in each frame, because a ResizeObserver runs last before the paint. `item` selects items;
 * `across` is where to check, as a share of the width; gaps below `gap` px are ignored. Runs in the page.
 */
function watchBlanks({ item, inside, across, gap = 0 }) {
  const { innerWidth, innerHeight } = window;
  const box =
    inside === undefined
      ? { left: 0, top: 0, width: innerWidth, height: innerHeight }
      : document.querySelector(inside).getBoundingClientRect();
  const probe = document.createElement('i');
  probe.style.cssText =
    'position:fixed;inset:0 auto auto 0;block-size:1px;opacity:0;pointer-events:none';
  document.body.append(probe);
  window.blanks = { all: 0, blank: 0 };
  const x = box.left + across * box.width;
  const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => box.top + share * box.height);
  const hasItem = (y) =>
    [y, y + gap].some((at) =>
      document.elementsFromPoint(x, at).some((element) => element.matches(item)),
    );
  new window.ResizeObserver(() => {
    window.blanks.all += 1;
    if (!heights.every(hasItem)) window.blanks.blank += 1;
  }).observe(probe);
  const step = () => {
    probe.style.inlineSize = probe.style.inlineSize === '1px' ? '2px' : '1px';
    requestAnimationFrame(step);
  };
  step();
}

/** Number of frames while the wheel was turned, and of those with a gap. */
export async function countBlanks(tools, where) {
  const { page, settle } = tools;
  await page.evaluate(watchBlanks, where);
  await turnWheel(tools);
  await settle();
  return page.evaluate(() => window.blanks);
}
