import { DURATIONS, EASINGS } from '../../tokens/scale';
import { RETRY_AFTER_MS } from './retryOnce';
import { whenVisible } from './whenVisible';

const APPEAR = { duration: Number.parseInt(DURATIONS.appear, 10), easing: EASINGS.in };
/** A picture that loads faster than this appears without a fade: nobody has seen the gap. */
const AT_ONCE_MS = 100;

/** Addresses loaded on this page: they are in the browser's cache. */
const come = new Set<string>();

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
  const left = [src, src, fallbackSrc].filter((source) => source !== undefined && source !== '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (state: 'loading' | 'shown' | 'missing') =>
    image.parentElement?.setAttribute('data-state', state);
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = (source: string) => {
    askedAt = Date.now();
    // Not earlier: until now the events may be those of the previous picture.
    listen();
    image.src = source;
  };
  const handleLoad = () => {
    if (left[0] !== undefined) come.add(left[0]);
    const isLate = Date.now() - askedAt > AT_ONCE_MS;
    mark('shown');
    // By script, because a CSS transition slows down each change of theme.
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
    // Rendered just now, because it is visible.
    const isNew = image.src === '';
    if (isNew || hasCome) ask(wanted);
    else forget = whenVisible(image, () => ask(wanted));
    mark(hasCome && image.complete ? 'shown' : 'loading');
  } else {
    listen();
    // It was in the HTML of the page and may have loaded or failed before this listened.
    if (image.complete) (image.naturalWidth > 0 ? handleLoad : handleError)();
  }
  return () => {
    forget?.();
    clearTimeout(timer);
    image.onload = null;
    image.onerror = null;
  };
}
