import { Button } from '@parlour/design-system/Button';
import { Inline } from '@parlour/design-system/layout/Inline';
import { useTranslation } from 'react-i18next';
import { MOST_CHOSEN } from '../../model/chosen';
import * as S from './ChosenBar.styles';

export interface ChosenBarProps {
  /** How many people are chosen, on all pages. */
  count: number;
  onRebates: () => void;
  /** Offers them a contract; absent where the agent may offer none. */
  onOffer?: (() => void) | undefined;
  onClear: () => void;
}

/** How many people are chosen, and what can be done for them at once. It stays at the bottom of the page. */
export function ChosenBar({ count, onRebates, onOffer, onClear }: ChosenBarProps) {
  const { t } = useTranslation('agentTeam');
  const areTooMany = count > MOST_CHOSEN;
  return (
    <S.Bar role="group" aria-label={t('chosen.label')}>
      <S.Count role="status">
        {t('chosen.count', { count })}
        {areTooMany ? <> · {t('chosen.tooMany')}</> : null}
      </S.Count>
      <Inline gap={8}>
        <Button size="sm" disabled={areTooMany} onClick={onRebates}>
          {t('chosen.rebates')}
        </Button>
        {onOffer === undefined ? null : (
          <Button size="sm" variant="outline" disabled={areTooMany} onClick={onOffer}>
            {t('agent:offer.title')}
          </Button>
        )}
        <Button size="sm" variant="quiet" tone="neutral" onClick={onClear}>
          {t('chosen.clear')}
        </Button>
      </Inline>
    </S.Bar>
  );
}
