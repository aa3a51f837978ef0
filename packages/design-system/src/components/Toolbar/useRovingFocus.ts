import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { tabForKey } from '../Tabs/tabKeys';

const CONTROLS = ':is(button, a[href], input, select, [tabindex]):not(:disabled)';
/** What needs the arrows for itself. */
const OWN_ARROWS =
  'select, input:not([type="button"], [type="checkbox"], [type="submit"], [type="reset"])';

// What floats over the page from inside of the toolbar, such as a menu's list, has keys of its own.
const controlsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest('[popover]') === null,
  );

function makeStop(controls: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/**
 * Makes all controls inside one stop of the Tab key, with the arrows between them. It works on the page
 * itself, so that the controls need not know that they stand in a toolbar.
 */
export function useRovingFocus(root: RefObject<HTMLElement | null>) {
  // After every render: controls come, go and are disabled.
  useLayoutEffect(() => {
    if (root.current === null) return;
    const controls = controlsOf(root.current);
    const current = controls.filter(({ tabIndex }) => tabIndex === 0);
    const focused = controls.find((control) => control === document.activeElement);
    makeStop(controls, focused ?? (current.length === 1 ? current[0] : controls[0]));
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      const controls = controlsOf(currentTarget);
      if (controls.includes(target)) makeStop(controls, target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
      if (event.defaultPrevented || target.matches(OWN_ARROWS)) return;
      const controls = controlsOf(currentTarget);
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
