import { JackpotPanel } from '../../components/JackpotPanel/JackpotPanel';
import { NewGames } from './GameRows';
import { HomeBanners } from './HomeBanners';
import { HomeNotices } from './HomeNotices';
import * as S from './HomePage.styles';

/** The first screen of the home page while everything is still to come: what the site's HTML holds before its script runs. */
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
