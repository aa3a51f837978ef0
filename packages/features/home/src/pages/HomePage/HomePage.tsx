import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { type Favourites, lazyOrNothing, useCoreSelector, useIdle } from '@parlour/feature-core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HotGames, JackpotGames, NewGames, RowFavourites } from './GameRows';
import { guarded } from './guarded';
import { HomeBanners } from './HomeBanners';
import type { HomeFootProps } from './HomeFoot';
import { HomeJackpot } from './HomeJackpot';
import { HomeNotices } from './HomeNotices';
import * as S from './HomePage.styles';

// Far below what is seen first, and the hearts of games: fetched once the page rests.
const HomeFoot = lazyOrNothing<HomeFootProps>(() => import('./HomeFoot'));

/** The first page (RT-01). Each panel asks for its own data, and one that breaks leaves the others alone. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const isIdle = useIdle();
  const [favourites, setFavourites] = useState<Favourites>();
  const name = useCoreSelector((state) => state.merchant.theme.name);
  return (
    <S.Root>
      <h1>
        <VisuallyHidden>{t('page.title', { name })}</VisuallyHidden>
      </h1>
      <S.Opening>
        {guarded(HomeBanners)}
        {guarded(HomeNotices)}
        {guarded(HomeJackpot)}
      </S.Opening>
      <RowFavourites value={favourites}>
        {guarded(NewGames)}
        {guarded(HotGames)}
        {guarded(JackpotGames)}
      </RowFavourites>
      {isIdle ? (
        <Suspense>
          <HomeFoot onFavourites={setFavourites} />
        </Suspense>
      ) : null}
    </S.Root>
  );
}
