import { numberFormat, useLanguage } from '@parlour/feature-core';
import { ContractConsequences, type TierTerms } from '@parlour/feature-shared';
import type { ContractPersonPreview } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import * as S from './OfferForm.styles';

export interface OfferPreviewProps {
  people: readonly ContractPersonPreview[];
  /** The contract that would be offered. */
  offer: { kind: string; period: string; tiers: readonly TierTerms[] };
}

/** What an offer would mean for each person, before one confirmation for all (AC-05, AG-07). */
export function OfferPreview({ people, offer }: OfferPreviewProps) {
  const { t } = useTranslation('contractWords');
  const { tag } = useLanguage();
  const count = people.length;
  const asked = Math.max(...offer.tiers.map(({ activeMembers }) => activeMembers));
  const figure = (value: number) => numberFormat(tag).format(value);
  return (
    <section role="status">
      <h3>{t('offer.review', { count, number: figure(count) })}</h3>
      <S.Persons role="list">
        {people.map((person) => {
          const { memberId, account, hasOpenOffer, teamSize, replaces, wouldTerminate } = person;
          const isPlain = replaces === null && wouldTerminate.length === 0;
          return (
            <li key={memberId}>
              <strong>{account}</strong>
              {hasOpenOffer ? <p>{t('offer.waits')}</p> : null}
              {asked > teamSize ? (
                <p>{t('offer.tooSmall', { asked: figure(asked), size: figure(teamSize) })}</p>
              ) : null}
              {isPlain && !hasOpenOffer ? <p>{t('offer.plain')}</p> : null}
              <ContractConsequences
                isReplacing={replaces !== null}
                replacedRate={
                  replaces === null
                    ? undefined
                    : Math.max(...replaces.tiers.map(({ rate }) => rate))
                }
                ended={wouldTerminate}
                before={replaces}
                after={offer}
              />
            </li>
          );
        })}
      </S.Persons>
    </section>
  );
}
