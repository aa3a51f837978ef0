import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What a phone shows: it has space for one of the two. */
export type ShellView = 'list' | 'page';

export interface ShellViewOptions {
  isOpen: boolean;
  currentId: string | undefined;
  startsWith: ShellView;
  /** Heading of the page. */
  heading: RefObject<HTMLElement | null>;
  /** Everything below the header. */
  body: RefObject<HTMLElement | null>;
}

/** Which of list and page a phone shows, and where focus goes when that or the page changes. */
export function useShellView({ isOpen, currentId, startsWith, heading, body }: ShellViewOptions) {
  const [view, setView] = useState<ShellView>(startsWith);
  const [last, setLast] = useState({ isOpen, startsWith });
  if (last.isOpen !== isOpen || last.startsWith !== startsWith) {
    setLast({ isOpen, startsWith });
    // A new address, for example after the browser's back button, resets the view.
    if (isOpen) setView(startsWith);
  }

  const shown = useRef({ isOpen: false, currentId, view });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { isOpen, currentId, view };
    // On opening, the focus is on the title.
    if (!isOpen || !before.isOpen) return;
    if (before.currentId !== currentId || (before.view !== view && view === 'page')) {
      heading.current?.focus();
      heading.current?.closest('[data-scrolls]')?.scrollTo(0, 0);
    } else if (before.view !== view) {
      body.current?.querySelector<HTMLElement>('nav [aria-current]')?.focus();
    }
  }, [isOpen, currentId, view, heading, body]);

  return { view, setView };
}
