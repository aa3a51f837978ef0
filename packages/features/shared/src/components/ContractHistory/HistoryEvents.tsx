import { type ContractHistoryPage, formatMoment, useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import * as S from './ContractHistory.styles';

/** What happened, by whom and when, newest first. */
export function HistoryEvents({ events }: Pick<ContractHistoryPage, 'events'>) {
  const { t } = useTranslation('shared');
  const { tag } = useLanguage();
  return (
    <S.Events role="list">
      {events.map(({ eventId, type, byAccount, requestType, note, at }) => (
        <S.Event key={eventId}>
          <p>
            {byAccount === null
              ? t('contract.history.byAnother')
              : t(`contract.history.${requestType}.${type}`, { account: byAccount })}
          </p>
          {note === null ? null : <S.Note>{note}</S.Note>}
          <S.Time dateTime={at}>{formatMoment(at, tag)}</S.Time>
        </S.Event>
      ))}
    </S.Events>
  );
}
