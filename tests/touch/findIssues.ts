/**
 * Problems of a story when it is enlarged and used by touch, as texts: horizontal scrolling (WCAG 1.4.10), and targets
 * below 44 px. Runs in the page.
 */
export function findIssues(): string[] {
  const TARGET = 44;
  /** A border of 1 px on either side counts as part of the target. */
  const FRAME = 2;
  const CONTROLS =
    'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role^="menuitem"], [role="option"]';
  const issues = new Set<string>();

  const width = document.documentElement.scrollWidth;
  if (width > window.innerWidth) issues.add(`the page is ${String(width)} px wide`);

  const isThere = (element: Element): boolean => {
    const { visibility, pointerEvents, display } = getComputedStyle(element);
    const isInText = element.localName === 'a' && display === 'inline';
    return visibility === 'visible' && pointerEvents !== 'none' && !isInText;
  };
  const isOff = (element: Element): boolean =>
    element.matches(':disabled, [aria-disabled="true"], [inert] *');

  /** Size of the area where a press still hits the control, in px; undefined if it can't be pressed. */
  function reachOf(element: Element): { width: number; height: number } | undefined {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isHit = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
    };
    // Visually hidden or covered: no target.
    if (box.width < FRAME || !isHit(middle.x, middle.y)) return undefined;
    const reach = (dx: number, dy: number): number => {
      let steps = 0;
      while (steps < TARGET && isHit(middle.x + dx * (steps + 1), middle.y + dy * (steps + 1)))
        steps += 1;
      return steps;
    };
    return {
      width: Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1),
      height: Math.max(box.height, reach(0, -1) + reach(0, 1) + 1),
    };
  }

  for (const element of document.querySelectorAll(CONTROLS)) {
    const component = element.closest('[data-component]')?.getAttribute('data-component');
    if (component === undefined || component === null || isOff(element) || !isThere(element))
      continue;
    const reach = reachOf(element);
    if (reach === undefined) continue;
    const isSmall = reach.width < TARGET - FRAME || reach.height < TARGET - FRAME;
    // With many banners the dots are closer together: 24 px is enough (WCAG 2.5.8).
    const isOneOfMany =
      component === 'BannerStrip' && (element.parentElement?.children.length ?? 0) > 6;
    if (!isSmall || (isOneOfMany && reach.width >= 24 && reach.height >= TARGET)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    const size = `${String(Math.round(reach.width))} x ${String(Math.round(reach.height))}`;
    issues.add(`${component}, ${element.localName} "${name}" is ${size} px`);
  }
  return [...issues];
}
