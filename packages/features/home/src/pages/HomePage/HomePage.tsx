import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { lazyOrNothing, useCoreSelector, useIdle } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { guarded } from './guarded';
import { HomeBanners } from './HomeBanners';
import { HomeJackpot } from './HomeJackpot';
import { HomeNotices } from './HomeNotices';
import * as S from './HomePage.styles';
import { HotGames } from './HotGames';
import { JackpotGames } from './JackpotGames';
import { NewGames } from './NewGames';

// Far below what is seen first: fetched once the page rests.
const HomeFoot = lazyOrNothing(() => import('./HomeFoot'));

/** The first page (RT-01). Each panel asks for its own data, and one that breaks leaves the others alone. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const isIdle = useIdle();
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
      {guarded(NewGames)}
      {guarded(HotGames)}
      {guarded(JackpotGames)}
      {isIdle ? (
        <Suspense>
          <HomeFoot />
        </Suspense>
      ) : null}
    </S.Root>
  );
}
