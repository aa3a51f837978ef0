import { DURATIONS, EASINGS } from '../../tokens/scale';
import { RETRY_AFTER_MS } from './askOnceMore';

const APPEAR = { duration: Number.parseInt(DURATIONS.appear, 10), easing: EASINGS.in };
const SEEN_RATIO = 0.1;
/** What comes sooner than this after it was asked for appears at once: nobody has seen its place empty. */
const AT_ONCE_MS = 100;

/** Addresses of pictures that have come on this page: the browser has them still. */
const come = new Set<string>();

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

// One observer for all pictures: a page may hold a thousand.
function whenSeen(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < SEEN_RATIO) continue;
        self.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { threshold: SEEN_RATIO },
  );
  const used = observer;
  waiting.set(element, callback);
  used.observe(element);
  return () => used.unobserve(element);
}

export interface PictureRequest {
  src: string | undefined;
  fallbackSrc: string | undefined;
  isEager: boolean;
}

/**
 * Loads a picture when a tenth of it is seen: its own address, that again once, then the fallback.
 * What came of it stands in `data-state` of the parent, so that nothing renders for it.
 */
export function loadPicture(
  image: HTMLImageElement,
  { src, fallbackSrc, isEager }: PictureRequest,
): () => void {
  const left = [src, src, fallbackSrc].filter((source) => source !== undefined && source !== '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (state: 'loading' | 'shown' | 'missing') => {
    const frame = image.parentElement;
    // A thousand pictures start together: what stands there already is not written once more.
    if (frame !== null && frame.dataset['state'] !== state) frame.dataset['state'] = state;
  };
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = (source: string) => {
    askedAt = Date.now();
    image.src = source;
  };
  const handleLoad = () => {
    if (left[0] !== undefined) come.add(left[0]);
    const isLate = Date.now() - askedAt > AT_ONCE_MS;
    mark('shown');
    // By hand, because a transition in the styles is felt at each change of theme.
    if (!isEager && isLate) image.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
  };
  const handleError = () => {
    const failed = left.shift();
    const next = left[0];
    if (next === undefined) {
      image.removeAttribute('src');
      mark('missing');
      return;
    }
    timer = setTimeout(ask, next === failed ? RETRY_AFTER_MS : 0, next);
  };
  image.addEventListener('load', handleLoad);
  image.addEventListener('error', handleError);

  let forget: (() => void) | undefined;
  const [wanted] = left;
  if (!isEager) {
    const isUsedAgain = image.hasAttribute('src');
    if (isUsedAgain && wanted !== undefined && come.has(wanted)) ask(wanted);
    else {
      if (isUsedAgain) image.removeAttribute('src');
      forget = whenSeen(image, () => ask(wanted ?? ''));
    }
    mark(image.complete && image.hasAttribute('src') ? 'shown' : 'loading');
  } else if (image.complete) {
    // It was in the page's HTML and may have come, or failed, before anyone listened.
    if (image.naturalWidth > 0) handleLoad();
    else handleError();
  }
  return () => {
    forget?.();
    clearTimeout(timer);
    image.removeEventListener('load', handleLoad);
    image.removeEventListener('error', handleError);
  };
}
