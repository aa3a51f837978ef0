import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { tabForKey } from '../Tabs/tabKeys';

const CONTROLS = ':is(button, a[href], input, select, [tabindex]):not(:disabled)';
/** Controls that use the arrow keys, and so need their own tab stop: no arrow key could leave them. */
const OWN_ARROWS =
  'select, input:not([type="button"], [type="checkbox"], [type="submit"], [type="reset"])';

// Without the content of popovers inside the toolbar, such as a menu's list, which has its own keys.
const controlsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest('[popover]') === null && !control.matches(OWN_ARROWS),
  );

const isSeen = (control: HTMLElement): boolean =>
  control.checkVisibility({ visibilityProperty: true });

function makeStop(controls: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

function keepOneStop(root: HTMLElement): void {
  const controls = controlsOf(root);
  const seen = controls.filter(isSeen);
  const current = seen.filter(({ tabIndex }) => tabIndex === 0);
  const focused = seen.find((control) => control === document.activeElement);
  makeStop(controls, focused ?? (current.length === 1 ? current[0] : seen[0]));
}

/**
 * Makes the controls inside `root` one tab stop, with arrow keys between them. Controls that use the arrow
 * keys keep their own tab stop. It works on the DOM, so that controls need not know about the toolbar.
 */
export function useRovingFocus(root: RefObject<HTMLElement | null>) {
  // After every render: controls are added, removed and disabled. A resized window may hide some.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const keep = () => keepOneStop(element);
    keep();
    window.addEventListener('resize', keep);
    return () => window.removeEventListener('resize', keep);
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      const controls = controlsOf(currentTarget);
      if (controls.includes(target)) makeStop(controls, target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof HTMLElement)) return;
      const controls = controlsOf(currentTarget).filter(isSeen);
      const at = controls.indexOf(target);
      if (at === -1) return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      const next = tabForKey(controls, at, key, isRightToLeft);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
