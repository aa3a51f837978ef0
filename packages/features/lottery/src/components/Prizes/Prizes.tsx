import type { VnPrize } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import * as S from './Prizes.styles';

export interface PrizesProps {
  /** From the special one down. */
  prizes: readonly VnPrize[];
}

/** Every prize of a draw with its numbers. */
export function Prizes({ prizes }: PrizesProps) {
  const { t } = useTranslation('lottery');
  return (
    <S.List>
      {prizes.map(({ prize, numbers }) => (
        <div key={prize}>
          <dt>{prize === 'DB' ? t('prize.special') : t('prize.nth', { n: prize.slice(1) })}</dt>
          <dd>{numbers.join(' ')}</dd>
        </div>
      ))}
    </S.List>
  );
}
