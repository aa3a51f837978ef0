import type { ReactElement } from 'react';
import { BetSlip } from '../components/BetSlip/BetSlip';
import { LARKS, MONEY, SINGLE_LINES, SINGLE_SUMMARY } from '../components/BetSlip/BetSlip.fixtures';
import { Countdown } from '../components/Countdown/Countdown';
import { MatchCard } from '../components/MatchCard/MatchCard';
import { sampleMatch } from '../components/MatchCard/MatchCard.fixtures';
import { OddsButton } from '../components/OddsButton/OddsButton';

const ignore = () => undefined;

/** Parts for bets with content alone. */
export const STRINGLESS_BETTING: Readonly<Record<string, ReactElement>> = {
  BetSlip: (
    <BetSlip
      {...MONEY}
      selections={[LARKS]}
      lines={SINGLE_LINES.slice(0, 1)}
      summary={SINGLE_SUMMARY}
      onModeChange={ignore}
      onStakeChange={ignore}
      onRemove={ignore}
      onSubmit={ignore}
    />
  ),
  Countdown: <Countdown label="Kick-off" until={0} />,
  MatchCard: <MatchCard match={sampleMatch('live')} onToggleFavourite={ignore} />,
  OddsButton: <OddsButton outcome="Harbour Larks" odds="2.10" change="up" onToggle={ignore} />,
};
