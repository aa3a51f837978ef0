import { addLayer, isOpenAs, OPEN_AS, openLayers, removeLayer, takeFocus } from './layers';

interface Invoker extends HTMLElement {
  popoverTargetElement?: Element | null;
}

const returns = new WeakMap<Element, () => void>();
const invokers = new WeakMap<Element, Element>();

/** As `ToggleEvent`, which a simulated page may not know. */
function toggleEvent(type: string, isOpening: boolean): Event {
  const [oldState, newState] = isOpening ? ['closed', 'open'] : ['open', 'closed'];
  const cancelable = type === 'beforetoggle' && isOpening;
  return Object.assign(new Event(type, { cancelable }), { oldState, newState });
}

const isAuto = (element: Element): boolean => element.getAttribute('popover') !== 'manual';

/** Whether a place belongs to a popover: it is in it, or on the button whose target it is. */
const isWithin = (popover: Element, place: Node | null): boolean =>
  popover.contains(place) || invokers.get(popover)?.contains(place) === true;

/** Closes the popovers that go by themselves, from the topmost on, down to the one that a place is in. */
function closeAround(place: Node | null): void {
  for (const { element } of [...openLayers()].reverse()) {
    if (!isOpenAs(element, 'popover') || isWithin(element, place)) return;
    hidePopover.call(element);
  }
}

function hidePopover(this: HTMLElement): void {
  if (!isOpenAs(this, 'popover')) return;
  this.dispatchEvent(toggleEvent('beforetoggle', false));
  this.removeAttribute(OPEN_AS);
  removeLayer(this);
  returns.get(this)?.();
  queueMicrotask(() => this.dispatchEvent(toggleEvent('toggle', false)));
}

function showPopover(this: HTMLElement, options?: { source?: HTMLElement }): void {
  if (!this.hasAttribute('popover'))
    throw new DOMException('The element is no popover.', 'NotSupportedError');
  if (isOpenAs(this, 'popover') || !this.dispatchEvent(toggleEvent('beforetoggle', true))) return;
  if (isAuto(this)) {
    closeAround(options?.source ?? this);
    addLayer({ element: this, dismiss: () => hidePopover.call(this) });
  }
  this.setAttribute(OPEN_AS, 'popover');
  returns.set(this, takeFocus(this, this.querySelector('[autofocus]')));
  queueMicrotask(() => this.dispatchEvent(toggleEvent('toggle', true)));
}

function togglePopover(this: HTMLElement, options?: boolean | { force?: boolean }): boolean {
  const isOpen = isOpenAs(this, 'popover');
  const force = typeof options === 'object' ? options.force : options;
  if (isOpen && force !== true) hidePopover.call(this);
  else if (!isOpen && force !== false) showPopover.call(this);
  return isOpenAs(this, 'popover');
}

/** The methods of a popover, as a browser has them. */
export const popoverMethods = { showPopover, hidePopover, togglePopover };

/** Presses beside an open popover close it, and buttons with `popoverTargetElement` open theirs; called once. */
export function listenForPresses(): void {
  document.addEventListener('pointerup', ({ target }) => {
    if (target instanceof Node) closeAround(target);
  });
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = target instanceof Element ? target.closest<Invoker>('button') : null;
    const popover = button?.popoverTargetElement;
    if (defaultPrevented || button === null || !(popover instanceof HTMLElement)) return;
    invokers.set(popover, button);
    togglePopover.call(popover);
  });
}
