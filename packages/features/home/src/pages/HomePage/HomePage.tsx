import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useCoreSelector } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { HomeApps } from './HomeApps';
import { HomeBanners } from './HomeBanners';
import { HomeJackpot } from './HomeJackpot';
import { HomeNotices } from './HomeNotices';
import * as S from './HomePage.styles';
import { HomeWinners } from './HomeWinners';
import { HotGames } from './HotGames';
import { JackpotGames } from './JackpotGames';
import { NewGames } from './NewGames';

/** The first page (RT-01). Each panel asks for its own data, so that one that fails leaves the others alone. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const name = useCoreSelector((state) => state.merchant.theme.name);
  return (
    <S.Root>
      <h1>
        <VisuallyHidden>{t('page.title', { name })}</VisuallyHidden>
      </h1>
      <S.Opening>
        <HomeBanners />
        <HomeNotices />
        <HomeJackpot />
      </S.Opening>
      <NewGames />
      <HotGames />
      <JackpotGames />
      <HomeApps />
      <HomeWinners />
    </S.Root>
  );
}
