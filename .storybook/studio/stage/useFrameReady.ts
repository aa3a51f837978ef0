import { type RefObject, useState } from 'react';

const FAILED = ['sb-show-errordisplay', 'sb-show-nopreview'];

/** Storybook says by classes of the body what it shows. */
function isStoryDrawn({ classList, ownerDocument }: HTMLElement): boolean {
  if (FAILED.some((name) => classList.contains(name))) return true;
  if (classList.contains('sb-show-preparing-story')) return false;
  const root = ownerDocument.getElementById('storybook-root');
  return classList.contains('sb-show-main') && (root?.childElementCount ?? 0) > 0;
}

/** Whether the story of a frame is drawn. Until then Storybook shows a white page of its own. */
export function useFrameReady(frame: RefObject<HTMLIFrameElement | null>) {
  const [isReady, setIsReady] = useState(false);
  const handleLoad = (): void => {
    const page = frame.current?.contentDocument;
    const body = page?.body;
    // A phone's scrollbar takes no space; one beside the page would make it narrower than the device.
    page?.documentElement.style.setProperty('scrollbar-width', 'none');
    const check = (): boolean => {
      const isDrawn = body === undefined || isStoryDrawn(body);
      if (isDrawn) setIsReady(true);
      return isDrawn;
    };
    if (check() || body === undefined) return;
    const observer = new MutationObserver(() => {
      if (check()) observer.disconnect();
    });
    observer.observe(body, { attributeFilter: ['class'], childList: true, subtree: true });
  };
  return { isReady, handleLoad };
}
