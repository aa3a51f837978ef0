import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import * as S from './ContractCard.styles';
import { type ContractCardLabels, type ContractTier, TIER_FIELDS } from './contract';

export interface ContractTiersProps {
  tiers: readonly ContractTier[];
  labels: FoundLabels<ContractCardLabels>;
}

/** The tiers, each a list of names and figures; drawn as rows of a table if there is space. */
export function ContractTiers({ tiers, labels }: ContractTiersProps) {
  return (
    <S.TierFrame>
      <S.Tiers role="list" aria-label={labels.tiers}>
        {tiers.map((tier) => (
          <S.Tier key={tier.id}>
            <S.Figures>
              {TIER_FIELDS.map((field) => (
                <S.Figure key={field} data-field={field}>
                  <dt>{labels.tierFields?.[field] ?? noText('ContractCard.tierFields')}</dt>
                  <dd>{tier[field]}</dd>
                </S.Figure>
              ))}
            </S.Figures>
          </S.Tier>
        ))}
      </S.Tiers>
    </S.TierFrame>
  );
}
