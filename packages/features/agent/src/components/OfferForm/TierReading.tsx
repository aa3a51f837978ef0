import { Badge } from '@parlour/design-system/Badge';
import { type TierTerms, useStepWords } from '@parlour/feature-shared';
import type { ContractNote } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import * as S from './OfferForm.styles';

export interface TierReadingProps {
  kind: string;
  period: string;
  /** Null while the step is unfinished. */
  tier: TierTerms | null;
  notes: readonly ContractNote[];
}

const TONES = { fault: 'danger', warning: 'warning', note: 'neutral' } as const;

/** How a step reads as it is typed, and what is to be said about it (AG-03). */
export function TierReading({ kind, period, tier, notes }: TierReadingProps) {
  const { t } = useTranslation('contractWords');
  const words = useStepWords(kind);
  return (
    <S.Reading>
      <S.ReadingName>{t('offer.reads')}</S.ReadingName>
      <p>{tier === null ? t('offer.unfinished') : words(period, tier)}</p>
      <div role="status">
        {notes.length === 0 ? null : (
          <S.Notes role="list">
            {notes.map(({ code, severity }) => (
              <li key={code}>
                <Badge tone={TONES[severity]}>{t(`severity.${severity}`)}</Badge>
                <p>{t(`notes.${code}`)}</p>
              </li>
            ))}
          </S.Notes>
        )}
      </div>
    </S.Reading>
  );
}
