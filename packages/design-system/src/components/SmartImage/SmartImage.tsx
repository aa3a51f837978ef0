import {
  type ComponentPropsWithRef,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { loadPicture } from './loadPicture';
import * as S from './SmartImage.styles';
import { whenVisible } from './whenVisible';

export interface SmartImageProps extends ComponentPropsWithRef<'span'> {
  /** Address of the picture; without one the fallback is shown. */
  src?: string | undefined;
  /** What the picture says; empty where the text beside it says it already. */
  alt: string;
  /** Shown when `src` failed twice. When it fails too, a drawn sign takes its place. */
  fallbackSrc?: string | undefined;
  /** Width to height, kept free before the picture is there. */
  ratio?: string | undefined;
  /** The picture's own average colour, shown until it is there. */
  averageColor?: string | undefined;
  /** `cover` fills the frame, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** Asks for the picture at once: for what is seen first. */
  isEager?: boolean;
  /** What lies on the picture, of elements that a line of text may hold; it needs a place of its own. */
  children?: ReactNode;
}

/**
 * A picture that loads when it is seen and never moves what is around it. For a country take `Flag`; for
 * a sign of the interface, an icon.
 */
export function SmartImage({
  src,
  alt,
  fallbackSrc,
  ratio,
  averageColor,
  fit = 'cover',
  isEager = false,
  style,
  children,
  ...rest
}: SmartImageProps) {
  const drawn = useRef<HTMLImageElement>(null);
  const [isSeen, setSeen] = useState(false);
  const first = src === undefined || src === '' ? fallbackSrc : src;
  const isMissing = first === undefined;
  // What comes after an eager one, or after none, has not been seen yet.
  if (isSeen && (isEager || isMissing)) setSeen(false);
  const asked = isEager ? first : undefined;
  const isDrawn = !isMissing && (isEager || isSeen);
  useLayoutEffect(() => {
    const { current } = drawn;
    if (current === null) return undefined;
    return isDrawn
      ? loadPicture(current, { src, fallbackSrc, isEager })
      : whenVisible(current, () => setSeen(true));
  }, [src, fallbackSrc, isEager, isDrawn]);
  return (
    <S.Root
      data-component="SmartImage"
      data-fit={fit}
      style={{ aspectRatio: ratio, backgroundColor: averageColor, ...style }}
      data-state={isMissing ? 'missing' : isEager ? 'eager' : 'loading'}
      {...rest}
    >
      {isDrawn ? (
        <img key={asked} ref={drawn} src={asked} alt={alt} decoding="async" draggable={false} />
      ) : (
        // Stands for the picture until there is an address to give it.
        <span ref={drawn} {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
      )}
      {children}
    </S.Root>
  );
}
