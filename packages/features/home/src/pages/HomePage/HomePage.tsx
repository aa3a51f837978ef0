import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { lazyChunk, useCoreSelector, useIdle } from '@parlour/feature-core';
import { Guarded } from '@parlour/feature-parts';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowActions } from '../../components/GameRowPanel/GameRowPanel';
import { ActionsOfRows, HotGames, JackpotGames, NewGames } from './GameRows';
import { HomeBanners } from './HomeBanners';
import type { HomeFootProps } from './HomeFoot';
import { HomeJackpot } from './HomeJackpot';
import { HomeNotices } from './HomeNotices';
import * as S from './HomePage.styles';

// Far below what is seen first, and what else can be done with a game: fetched once the page rests.
const HomeFoot = lazyChunk<HomeFootProps>(() => import('./HomeFoot'));

const guarded = (Panel: ComponentType) => (
  <Guarded>
    <Panel />
  </Guarded>
);

// Made once: nothing that the page learns later has them drawn anew.
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

/** The first page (RT-01). Each panel asks for its own data, and one that breaks leaves the others alone. */
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
      <ActionsOfRows value={actions}>{ROWS}</ActionsOfRows>
      {isIdle ? (
        <Guarded>
          <Suspense>
            <HomeFoot onActions={setActions} />
          </Suspense>
        </Guarded>
      ) : null}
    </S.Root>
  );
}
