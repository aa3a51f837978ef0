import { addLayer, isOpenAs, OPEN_AS, removeLayer, takeFocus } from './layers';

const FOCUSABLE =
  '[autofocus], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href]';

const returns = new WeakMap<Element, () => void>();

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  this.removeAttribute(OPEN_AS);
  removeLayer(this);
  if (returnValue !== undefined) this.returnValue = returnValue;
  returns.get(this)?.();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function requestClose(this: HTMLDialogElement, returnValue?: string): void {
  if (this.open && this.dispatchEvent(new Event('cancel', { cancelable: true })))
    close.call(this, returnValue);
}

function show(this: HTMLDialogElement): void {
  this.open = true;
}

function showModal(this: HTMLDialogElement): void {
  if (isOpenAs(this, 'modal')) return;
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  this.open = true;
  this.setAttribute(OPEN_AS, 'modal');
  addLayer({ element: this, dismiss: () => requestClose.call(this) });
  const target = this.hasAttribute('autofocus') ? this : this.querySelector(FOCUSABLE);
  returns.set(this, takeFocus(this, target instanceof HTMLElement ? target : this));
}

/** The methods of a dialog, as a browser has them. */
export const dialogMethods = { show, showModal, close, requestClose };
