import { type Banner, BannerStrip } from '@parlour/design-system/BannerStrip';
import { Skeleton } from '@parlour/design-system/Skeleton';
import type { PanelState } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import type { BannerTarget } from '../../model/bannerTarget';
import type { HomeBanner } from '../../model/useBanners';
import { PanelError } from '../PanelError/PanelError';
import * as S from './BannerPanel.styles';

export interface BannerPanelProps {
  state: PanelState<HomeBanner[]>;
  /** Called when a banner with a target is pressed; pages open by their own link. */
  onFollow: (target: BannerTarget) => void;
}

const toSlide = ({ id, title, src, smallSrc, target }: HomeBanner): Banner => ({
  id,
  src,
  smallSrc,
  alt: title,
  href: target?.kind === 'page' ? target.href : undefined,
  isClickable: target !== null,
});

/** The strip of banners at the head of the page. */
export function BannerPanel({ state, onFollow }: BannerPanelProps) {
  const { t } = useTranslation('home');
  if (state.status === 'loading')
    return (
      <S.Frame aria-busy="true" data-slot="banner">
        <Skeleton />
      </S.Frame>
    );
  if (state.status === 'failed')
    return (
      <S.Frame>
        <PanelError title={t('banners.failed')} state={state} />
      </S.Frame>
    );
  return (
    <BannerStrip
      banners={state.data.map(toSlide)}
      ratio="16 / 5"
      smallRatio="3 / 2"
      labels={{
        region: t('banners.region'),
        carousel: t('banners.carousel'),
        slide: t('banners.slide'),
        pause: t('banners.pause'),
        resume: t('banners.resume'),
        position: (position, total) => t('banners.position', { position, total }),
        show: (position) => t('banners.show', { position }),
      }}
      onSelect={({ id }) => {
        const target = state.data.find((banner) => banner.id === id)?.target ?? null;
        if (target !== null) onFollow(target);
      }}
    />
  );
}
