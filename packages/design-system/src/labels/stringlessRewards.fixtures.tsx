import { PEOPLE } from '../components/Avatar/Avatar.fixtures';
import { AvatarGroup } from '../components/AvatarGroup/AvatarGroup';
import { ScratchCard } from '../components/ScratchCard/ScratchCard';
import { Timeline } from '../components/Timeline/Timeline';
import { WITHDRAWAL } from '../components/Timeline/Timeline.fixtures';
import { TournamentCard } from '../components/TournamentCard/TournamentCard';
import { JOINED } from '../components/TournamentCard/TournamentCard.fixtures';
import { VipLadder } from '../components/VipLadder/VipLadder';
import { LADDER } from '../components/VipLadder/VipLadder.fixtures';
import { WinCelebration } from '../components/WinCelebration/WinCelebration';

/** The part of `STRINGLESS` about people, events and ranks. */
export const STRINGLESS_REWARDS = {
  AvatarGroup: <AvatarGroup label="Players" people={PEOPLE} />,
  ScratchCard: <ScratchCard label="Card" status="covered" onOpen={() => undefined} />,
  Timeline: <Timeline label="Withdrawal" events={WITHDRAWAL} />,
  TournamentCard: (
    <TournamentCard tournament={JOINED} href="#tournament" leaderboardHref="#leaderboard" />
  ),
  VipLadder: <VipLadder label="Levels" ranks={LADDER} />,
  WinCelebration: <WinCelebration isOpen amount="$ 9.00" onClose={() => undefined} />,
};
