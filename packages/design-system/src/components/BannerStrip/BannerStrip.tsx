import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { PauseButton } from '../PauseButton/PauseButton';
import { type Banner, BannerSlide } from './BannerSlide';
import * as S from './BannerStrip.styles';
import { useBannerDrag } from './useBannerDrag';
import { useBannerSlides } from './useBannerSlides';

export type { Banner } from './BannerSlide';

export interface BannerStripLabels {
  /** Accessible name of the strip. */
  region: string;
  /** Role description of the strip: 'carousel'. */
  carousel: string;
  /** Role description of a banner: 'slide'. */
  slide: string;
  pause: string;
  resume: string;
  /** Name of a banner: '2 of 5'. */
  position: (position: number, total: number) => string;
  /** Name of a dot: 'Show banner 2'. */
  show: (position: number) => string;
}

export interface BannerStripProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> {
  /** The banners, in the order in which they take turns. */
  banners: readonly Banner[];
  labels?: Partial<BannerStripLabels>;
  /** Aspect ratio of the pictures (CSS), reserved while they load. Default: `16 / 5`. */
  ratio?: string;
  /** The same below 720 px, for `smallSrc`. Default: `16 / 9`. */
  smallRatio?: string;
  /** Called when a banner with a link or button is pressed. */
  onSelect?: ((event: { id: string }) => void) | undefined;
}

/**
 * A carousel of banners that loops. A single banner does not move; with none, nothing is rendered. Use
 * one, at the top of a page. For a row of games use `GameRow`, for offers a `Grid` of `PromotionCard`.
 */
export function BannerStrip({
  banners,
  labels,
  ratio = '16 / 5',
  smallRatio = '16 / 9',
  onSelect,
  style,
  ...rest
}: BannerStripProps) {
  const texts = useLabels<BannerStripLabels>('BannerStrip', labels);
  const track = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  // The first picture is the largest on most pages: the others load after it, so that it gets all the bandwidth.
  const [isFirstShown, setFirstShown] = useState(false);
  const total = banners.length;
  const { index, offsetOf, isRotating, setPause, move } = useBannerSlides({
    track,
    total,
    isPaused,
  });
  const drag = useBannerDrag({ track, index, setPause, move });

  if (total === 0) return null;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const right = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowLeft: -right, ArrowRight: right }[event.key];
    if (!step || total === 1) return;
    event.preventDefault();
    move({ step });
    // A banner that slides out loses focus, so it moves to the dot of the next one.
    const dots = event.currentTarget.querySelectorAll<HTMLElement>('button+button');
    dots[(index + step + total) % total]?.focus();
  };
  return (
    <S.Root
      data-component="BannerStrip"
      aria-roledescription={total > 1 ? texts.carousel : undefined}
      aria-label={texts.region}
      style={{ '--_ratio': ratio, '--_small-ratio': smallRatio, ...style }}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => setPause('focus', target.matches(':focus-visible'))}
      onBlur={() => setPause('focus', false)}
      {...rest}
    >
      <S.Viewport {...(total > 1 && drag)}>
        <S.Track ref={track} aria-live={total > 1 && !isRotating ? 'polite' : 'off'}>
          {banners.map((banner, at) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              offset={offsetOf(at)}
              isFirst={at === 0}
              hasPicture={at === 0 || at === index || isFirstShown}
              roledescription={total > 1 ? texts.slide : undefined}
              label={
                total > 1
                  ? (texts.position?.(at + 1, total) ?? noText('BannerStrip.position'))
                  : undefined
              }
              onShown={() => setFirstShown(true)}
              onSelect={onSelect}
            />
          ))}
        </S.Track>
      </S.Viewport>
      {total === 1 ? null : (
        <S.Controls>
          <PauseButton
            variant="picture"
            isPaused={isPaused}
            labels={labels}
            onToggle={(event) => setPaused(event.isPaused)}
          />
          {banners.map(({ id }, at) => (
            <S.Dot
              key={id}
              type="button"
              aria-label={texts.show?.(at + 1) ?? noText('BannerStrip.show')}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => move({ index: at })}
            />
          ))}
        </S.Controls>
      )}
    </S.Root>
  );
}
