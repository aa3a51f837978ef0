import { type ReactNode, useState } from 'react';
import { fetchPriorityProps, inertProps } from '../../compat/attributes';
import { retryOnce } from '../SmartImage/retryOnce';
import * as S from './BannerStrip.styles';

export interface Banner {
  id: string;
  src: string;
  /** Address of the picture below 720 px. */
  smallSrc?: string | undefined;
  /** Text alternative: what the picture says. Shown in its place where it can not be loaded. */
  alt: string;
  /** Makes the banner a link. */
  href?: string | undefined;
  /** Makes a banner without `href` a button. */
  isClickable?: boolean | undefined;
}

export interface BannerSlideProps {
  banner: Banner;
  /** Offset from the middle, in slide widths; undefined hides the slide. */
  offset: number | undefined;
  isFirst: boolean;
  hasPicture: boolean;
  roledescription: string | undefined;
  label: string | undefined;
  /** Called when the picture has loaded or failed. */
  onShown: () => void;
  onSelect: ((event: { id: string }) => void) | undefined;
}

/** One banner: a link, a button or just a picture. */
export function BannerSlide({
  banner: { id, src, smallSrc, alt, href, isClickable = false },
  offset,
  isFirst,
  hasPicture,
  roledescription,
  label,
  onShown,
  onSelect,
}: BannerSlideProps) {
  const [missingSrc, setMissingSrc] = useState<string>();
  const picture: ReactNode = !hasPicture ? null : missingSrc === src ? (
    <S.Missing dir="auto">
      <span>{alt}</span>
    </S.Missing>
  ) : (
    <picture>
      {smallSrc === undefined ? null : <source media="(max-width: 719.98px)" srcSet={smallSrc} />}
      <img
        // The picture may have loaded before React attached `onLoad`. Deferred to a task: a state update during
        // the commit would make React run all pending effects at once.
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
          if (!retryOnce(event)) setMissingSrc(src);
          onShown();
        }}
      />
    </picture>
  );
  const handleClick = () => onSelect?.({ id });
  return (
    <S.Slide
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      aria-roledescription={roledescription}
      // Slides off screen are neither read out nor reached by Tab.
      {...inertProps(offset !== 0)}
      data-hidden={offset === undefined || undefined}
      style={{ '--_offset': offset }}
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
