import { JackpotPanel } from '../../components/JackpotPanel/JackpotPanel';
import { NewGames } from './GameRows';
import { HomeBanners } from './HomeBanners';
import { HomeNotices } from './HomeNotices';
import * as S from './HomePage.styles';

/** The first screen of the home page while everything is loading; part of the shell, so it shows before scripts run. */
export default function FirstFrame() {
  return (
    <S.Root>
      <S.Opening>
        <HomeBanners />
        <HomeNotices />
        <JackpotPanel state={{ status: 'loading' }} note="" format={String} />
      </S.Opening>
      <NewGames />
    </S.Root>
  );
}
