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
  /** Address of the picture. Without it the fallback is shown. */
  src?: string | undefined;
  /** Alternative text; '' if text beside the picture says the same. */
  alt: string;
  /** Shown after `src` has failed twice. If it fails too, an icon is drawn. */
  fallbackSrc?: string | undefined;
  /** Aspect ratio, reserved until the picture has loaded. Default: 3 / 4. */
  ratio?: string | undefined;
  /** Average colour of the picture, shown until it has loaded. */
  averageColor?: string | undefined;
  /** `cover` fills the frame, `contain` shows the whole picture. Default: `cover`. */
  fit?: 'cover' | 'contain';
  /** Loads the picture at once. Use it for what is visible first. Default: false. */
  isEager?: boolean;
  /** Content over the picture. Only phrasing elements, which need their own positioning. */
  children?: ReactNode;
}

/**
 * A picture that loads when it becomes visible and never shifts the layout. For a country use `Flag`; for a
 * symbol, an icon.
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
  const element = useRef<HTMLImageElement>(null);
  const [isVisible, setVisible] = useState(false);
  const first = src === undefined || src === '' ? fallbackSrc : src;
  const isMissing = first === undefined;
  // A lazy picture that replaces an eager one, or none, has not been visible yet.
  if (isVisible && (isEager || isMissing)) setVisible(false);
  const eagerSrc = isEager ? first : undefined;
  const isRendered = !isMissing && (isEager || isVisible);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    return isRendered
      ? loadPicture(current, { src, fallbackSrc, isEager })
      : whenVisible(current, () => setVisible(true));
  }, [src, fallbackSrc, isEager, isRendered]);
  return (
    <S.Root
      data-component="SmartImage"
      data-fit={fit}
      style={{ aspectRatio: ratio, backgroundColor: averageColor, ...style }}
      data-state={isMissing ? 'missing' : isEager ? 'eager' : 'loading'}
      {...rest}
    >
      {isRendered ? (
        <img
          key={eagerSrc}
          ref={element}
          src={eagerSrc}
          alt={alt}
          decoding="async"
          draggable={false}
        />
      ) : (
        // Replaces the picture until it may load.
        <span ref={element} {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
      )}
      {children}
    </S.Root>
  );
}
