import { DURATIONS, EASINGS } from '../../tokens/scale';
import { RETRY_AFTER_MS } from './retryOnce';
import { whenVisible } from './whenVisible';

const APPEAR = { duration: Number.parseInt(DURATIONS.appear, 10), easing: EASINGS.in };
/** A picture that loads faster than this appears without a fade: nobody has seen the gap. */
const FADE_AFTER_MS = 100;

/** Addresses loaded on this page: they are in the browser's cache. */
const loadedAddresses = new Set<string>();

export interface PictureRequest {
  src: string | undefined;
  fallbackSrc: string | undefined;
  isEager: boolean;
}

/**
 * Loads a picture: its address, once more after an error, then the fallback. A reused element keeps the
 * previous address, hidden, until a tenth of it is visible: an `img` always has an address. The result is
 * set as `data-state` on the parent, so that nothing renders.
 */
export function loadPicture(
  image: HTMLImageElement,
  { src, fallbackSrc, isEager }: PictureRequest,
): () => void {
  const remaining = [src, src, fallbackSrc].filter(
    (source) => source !== undefined && source !== '',
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (state: 'loading' | 'shown' | 'missing') =>
    image.parentElement?.setAttribute('data-state', state);
  let requestedAt = Number.NEGATIVE_INFINITY;
  const request = (source: string) => {
    requestedAt = Date.now();
    // Not earlier: until now the events may be those of the previous picture.
    listen();
    image.src = source;
  };
  const handleLoad = () => {
    if (remaining[0] !== undefined) loadedAddresses.add(remaining[0]);
    const isSlow = Date.now() - requestedAt > FADE_AFTER_MS;
    mark('shown');
    // By script, because a CSS transition slows down each change of theme.
    if (!isEager && isSlow) image.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
  };
  const handleError = () => {
    const failed = remaining.shift();
    const next = remaining[0];
    if (next === undefined) {
      mark('missing');
      return;
    }
    // Also an eager one: the browser draws a broken picture until the next try.
    mark('loading');
    timer = setTimeout(request, next === failed ? RETRY_AFTER_MS : 0, next);
  };
  const listen = () => {
    image.onload = handleLoad;
    image.onerror = handleError;
  };

  let unobserve: (() => void) | undefined;
  const [wanted = ''] = remaining;
  if (!isEager) {
    const isLoaded = loadedAddresses.has(wanted);
    // Rendered just now, because it is visible.
    const isNew = image.src === '';
    if (isNew || isLoaded) request(wanted);
    else unobserve = whenVisible(image, () => request(wanted));
    mark(isLoaded && image.complete ? 'shown' : 'loading');
  } else {
    listen();
    // It was in the HTML of the page and may have loaded or failed before this listened.
    if (image.complete) (image.naturalWidth > 0 ? handleLoad : handleError)();
  }
  return () => {
    unobserve?.();
    clearTimeout(timer);
    image.onload = null;
    image.onerror = null;
  };
}
