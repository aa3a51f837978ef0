import { OddsButton, type OddsButtonLabels } from '../OddsButton/OddsButton';
import { OddsButtonGroup } from '../OddsButton/OddsButtonGroup';
import * as S from './MatchCard.styles';
import type { MatchMarket } from './match';

export interface MatchOddsEvent {
  matchId: string;
  marketId: string;
  /** Id of the price. */
  id: string;
  isSelected: boolean;
}

interface MatchCardMarketsProps {
  matchId: string;
  markets: readonly MatchMarket[];
  isSuspended: boolean;
  labels: Partial<OddsButtonLabels> | undefined;
  noPrices: string | undefined;
  onToggleOdds: ((event: MatchOddsEvent) => void) | undefined;
}

/** The prices of each market under its name. */
export function MatchCardMarkets({
  matchId,
  markets,
  isSuspended,
  labels,
  noPrices,
  onToggleOdds,
}: MatchCardMarketsProps) {
  if (markets.length === 0) return <S.NoPrices>{noPrices}</S.NoPrices>;
  return (
    <S.Markets>
      {markets.map(({ id: marketId, name, prices }) => (
        <div key={marketId}>
          <S.MarketName aria-hidden>{name}</S.MarketName>
          <OddsButtonGroup label={name}>
            {prices.map(({ id, status = 'open', isSelected = false, ...price }) => (
              <OddsButton
                key={id}
                {...price}
                isSelected={isSelected}
                status={isSuspended ? 'suspended' : status}
                {...(labels === undefined ? {} : { labels })}
                onToggle={(event) => onToggleOdds?.({ matchId, marketId, id, ...event })}
              />
            ))}
          </OddsButtonGroup>
        </div>
      ))}
    </S.Markets>
  );
}
