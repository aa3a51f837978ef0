import type { StoryContext } from '@storybook/react-vite';
import { widthOf } from './viewports';

/** The frame of this story in a page of docs. The manager's own frame has another id. */
const frame =
  window.frameElement?.id.startsWith('iframe--') === true
    ? (window.frameElement as HTMLIFrameElement)
    : null;

/** In ms. */
const LONGEST_TURN = 5000;

/** Room below the content, as at its other sides. */
const PADDING = 16;

let isPlayed = false;
let endTurn: (() => void) | undefined;

/** A play function needs the focus, which the page has once: the frames of a page play one after the other. */
export async function takeTurn(): Promise<void> {
  if (frame === null || !('locks' in navigator)) return;
  isPlayed = false;
  endTurn?.();
  await new Promise<void>((begin) => {
    void navigator.locks.request('docs-frames', () => {
      begin();
      return new Promise<void>((end) => {
        endTurn = end;
        // One that fails tells nobody.
        setTimeout(end, LONGEST_TURN);
      });
    });
  });
}

/**
 * What a play function focuses or scrolls to would move the page around the frame too. And the next frame takes the
 * focus: until somebody touches this one, what closes itself without the focus stays open.
 */
export function keepDocsStill(): void {
  if (frame === null) return;
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      ({ isTrusted }) => {
        if (isTrusted) isPlayed = false;
      },
      { capture: true },
    );
  for (const type of ['blur', 'focusout'])
    window.addEventListener(
      type,
      (event) => {
        if (isPlayed) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  for (const [owner, name] of [
    [HTMLElement.prototype, 'focus'],
    [Element.prototype, 'scrollIntoView'],
  ] as const) {
    const move: (this: HTMLElement, options?: object) => void = (owner as HTMLElement)[name];
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: HTMLElement, options?: object) {
        const { scrollX, scrollY } = window.parent;
        move.call(this, options);
        window.parent.scrollTo(scrollX, scrollY);
      },
    });
  }
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;

/** Makes the frame as wide as the viewport that its story asks for. */
export function widenFrame({ storyGlobals }: StoryContext): void {
  const width = widthOf((storyGlobals as Readonly<Record<string, unknown>>)['viewport']);
  if (frame === null || width === undefined) return;
  frame.style.width = width;
  frame.style.maxWidth = '100%';
}

/** Makes the frame as tall as its story, with what is open over it. */
export function fitFrame({ canvasElement, parameters }: StoryContext): void {
  isPlayed = true;
  endTurn?.();
  const { docs } = parameters as { docs?: { story?: { isFitted?: boolean } } };
  const box = frame?.parentElement;
  if (!box || docs?.story?.isFitted !== true) return;
  const shown = [canvasElement, ...document.querySelectorAll(':popover-open, dialog[open]')];
  box.style.height = `${Math.ceil(window.scrollY + Math.max(...shown.map(bottomOf))) + PADDING}px`;
}
