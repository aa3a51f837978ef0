import { type RefObject, useState } from 'react';

const DRAWN = ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview'];

/** Whether the story of a frame is drawn. Until then Storybook shows a white page of its own. */
export function useFrameReady(frame: RefObject<HTMLIFrameElement | null>) {
  const [isReady, setIsReady] = useState(false);
  const handleLoad = (): void => {
    const page = frame.current?.contentDocument;
    const body = page?.body;
    // A phone's scrollbar takes no space; one beside the page would make it narrower than the device.
    page?.documentElement.style.setProperty('scrollbar-width', 'none');
    const check = (): boolean => {
      const isDrawn = body === undefined || DRAWN.some((name) => body.classList.contains(name));
      if (isDrawn) setIsReady(true);
      return isDrawn;
    };
    if (check() || body === undefined) return;
    const observer = new MutationObserver(() => {
      if (check()) observer.disconnect();
    });
    observer.observe(body, { attributeFilter: ['class'] });
  };
  return { isReady, handleLoad };
}
