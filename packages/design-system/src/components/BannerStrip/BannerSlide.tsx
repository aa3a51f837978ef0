import type { ReactNode } from 'react';
import { fetchPriorityProps, inertProps } from '../../compat/attributes';
import { retryOnce } from '../SmartImage/retryOnce';
import * as S from './BannerStrip.styles';

export interface Banner {
  id: string;
  src: string;
  /** The picture for a phone. */
  smallSrc?: string | undefined;
  /** What the picture says. */
  alt: string;
  /** Makes the banner a link. */
  href?: string | undefined;
  /** Makes the banner a button where it leads nowhere by itself. */
  isClickable?: boolean | undefined;
}

export interface BannerSlideProps {
  banner: Banner;
  /** How many widths from the middle; undefined hides the slide. */
  place: number | undefined;
  isFirst: boolean;
  hasPicture: boolean;
  roledescription: string | undefined;
  label: string | undefined;
  /** Called when the picture has come, or has not. */
  onShown: () => void;
  onSelect: ((event: { id: string }) => void) | undefined;
}

/** One banner: a link, a button, or a picture alone. */
export function BannerSlide({
  banner: { id, src, smallSrc, alt, href, isClickable = false },
  place,
  isFirst,
  hasPicture,
  roledescription,
  label,
  onShown,
  onSelect,
}: BannerSlideProps) {
  const picture: ReactNode = hasPicture ? (
    <picture>
      {smallSrc === undefined ? null : <source media="(max-width: 719.98px)" srcSet={smallSrc} />}
      <img
        // It may have come before the page listened. Told in a task of its own: within the drawing, React would run
        // all effects that wait in the same one.
        ref={(image) => {
          if (image?.complete) setTimeout(onShown);
        }}
        src={src}
        alt={alt}
        decoding="async"
        draggable={false}
        loading={isFirst ? 'eager' : 'lazy'}
        {...fetchPriorityProps(isFirst ? 'high' : 'low')}
        onLoad={onShown}
        onError={(event) => {
          retryOnce(event);
          onShown();
        }}
      />
    </picture>
  ) : null;
  const handleClick = () => onSelect?.({ id });
  return (
    <S.Slide
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      aria-roledescription={roledescription}
      // What slides out or waits beside is neither read nor reached by Tab.
      {...inertProps(place !== 0)}
      data-hidden={place === undefined || undefined}
      style={{ '--_place': place }}
    >
      {href !== undefined ? (
        <a href={href} draggable={false} onClick={handleClick}>
          {picture}
        </a>
      ) : isClickable ? (
        <button type="button" onClick={handleClick}>
          {picture}
        </button>
      ) : (
        picture
      )}
    </S.Slide>
  );
}
