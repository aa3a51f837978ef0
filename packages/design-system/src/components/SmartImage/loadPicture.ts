import { DURATIONS, EASINGS } from '../../tokens/scale';
import { RETRY_AFTER_MS } from './retryOnce';
import { whenVisible } from './whenVisible';

const APPEAR = { duration: Number.parseInt(DURATIONS.appear, 10), easing: EASINGS.in };
/** What comes sooner than this after it was asked for appears at once: nobody has seen its place empty. */
const AT_ONCE_MS = 100;

/** Addresses of pictures that have come on this page: the browser has them still. */
const come = new Set<string>();

export interface PictureRequest {
  src: string | undefined;
  fallbackSrc: string | undefined;
  isEager: boolean;
}

/**
 * Loads a picture: its own address, that again once, then the fallback. An element that has shown another
 * keeps that one's address, out of sight, until a tenth of its place is seen: an `img` is never without one.
 * What came of it stands in `data-state` of the parent, so that nothing renders for it.
 */
export function loadPicture(
  image: HTMLImageElement,
  { src, fallbackSrc, isEager }: PictureRequest,
): () => void {
  const left = [src, src, fallbackSrc].filter((source) => source !== undefined && source !== '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (state: 'loading' | 'shown' | 'missing') =>
    image.parentElement?.setAttribute('data-state', state);
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = (source: string) => {
    askedAt = Date.now();
    // Not before: until then it may be the last picture of this place that comes, or fails.
    listen();
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
      mark('missing');
      return;
    }
    timer = setTimeout(ask, next === failed ? RETRY_AFTER_MS : 0, next);
  };
  const listen = () => {
    image.onload = handleLoad;
    image.onerror = handleError;
  };

  let forget: (() => void) | undefined;
  const [wanted = ''] = left;
  if (!isEager) {
    const hasCome = come.has(wanted);
    // Drawn this moment, because its place is seen.
    const isNew = image.src === '';
    if (isNew || hasCome) ask(wanted);
    else forget = whenVisible(image, () => ask(wanted));
    mark(hasCome && image.complete ? 'shown' : 'loading');
  } else {
    listen();
    // It was in the page's HTML and may have come, or failed, before anyone listened.
    if (image.complete) (image.naturalWidth > 0 ? handleLoad : handleError)();
  }
  return () => {
    forget?.();
    clearTimeout(timer);
    image.onload = null;
    image.onerror = null;
  };
}
