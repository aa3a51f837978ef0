import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { loadPicture } from './loadPicture';
import * as S from './SmartImage.styles';

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
  const image = useRef<HTMLImageElement>(null);
  const first = src === undefined || src === '' ? fallbackSrc : src;
  useLayoutEffect(
    () =>
      image.current === null
        ? undefined
        : loadPicture(image.current, { src, fallbackSrc, isEager }),
    [src, fallbackSrc, isEager],
  );
  return (
    <S.Root
      data-component="SmartImage"
      data-fit={fit}
      data-eager={isEager || undefined}
      style={{ aspectRatio: ratio, backgroundColor: averageColor, ...style }}
      data-state={first === undefined ? 'missing' : isEager ? undefined : 'loading'}
      {...(first === undefined && alt !== '' && { role: 'img', 'aria-label': alt })}
      {...rest}
    >
      {first === undefined ? null : (
        <img
          key={isEager ? first : undefined}
          ref={image}
          src={isEager ? first : undefined}
          alt={alt}
          decoding="async"
          draggable={false}
        />
      )}
      {children}
    </S.Root>
  );
}
