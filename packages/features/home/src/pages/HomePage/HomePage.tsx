import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { lazyChunk, useCoreSelector, useIdle } from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowActions } from '../../components/GameRowPanel/GameRowPanel';
import { HotGames, JackpotGames, NewGames, RowActionsContext } from './GameRows';
import { HomeBanners } from './HomeBanners';
import type { HomeFootProps } from './HomeFoot';
import { HomeJackpot } from './HomeJackpot';
import { HomeNotices } from './HomeNotices';
import * as S from './HomePage.styles';

// Far below the first screen, with further actions for games: loaded once the page is idle.
const HomeFoot = lazyChunk<HomeFootProps>(() => import('./HomeFoot'));

const guarded = (Panel: ComponentType) => (
  <ErrorRegion>
    <Panel />
  </ErrorRegion>
);

// Created once, so that a later state change of the page does not render them again.
const OPENING = (
  <S.Opening>
    {guarded(HomeBanners)}
    {guarded(HomeNotices)}
    {guarded(HomeJackpot)}
  </S.Opening>
);
const ROWS = (
  <>
    {guarded(NewGames)}
    {guarded(HotGames)}
    {guarded(JackpotGames)}
  </>
);

/** The home page (RT-01). Each panel loads its own data, and an error in one does not affect the others. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const isIdle = useIdle();
  const [actions, setActions] = useState<RowActions>();
  const name = useCoreSelector((state) => state.merchant.theme.name);
  return (
    <S.Root>
      <h1>
        <VisuallyHidden>{t('page.title', { name })}</VisuallyHidden>
      </h1>
      {OPENING}
      <RowActionsContext value={actions}>{ROWS}</RowActionsContext>
      {isIdle ? (
        <ErrorRegion>
          <Suspense>
            <HomeFoot onActions={setActions} />
          </Suspense>
        </ErrorRegion>
      ) : null}
    </S.Root>
  );
}
