import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { Skeleton } from '@parlour/design-system/Skeleton';
import type { PanelState } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import type { PointBalance } from '@parlour/gateway-openapi/points';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Owner } from '../../model/useOwner';
import * as S from './PointsPanel.styles';

export interface PointsPanelProps {
  owner: Owner;
  /** Null where nobody's points are shown. */
  points: PanelState<PointBalance> | null;
  /** Points that make one unit of the currency; undefined while it loads, null if that failed. */
  ratio: number | null | undefined;
  money: (amount: string) => string;
  /** Opens the conversion to money; absent if the mall is closed. */
  onConvert: (() => void) | undefined;
  onLogIn: () => void;
  onRegister: () => void;
}

/** The member's points, what they are worth, and the button that converts them to money (PTS-01). */
export function PointsPanel({
  owner,
  points,
  ratio,
  money,
  onConvert,
  onLogIn,
  onRegister,
}: PointsPanelProps) {
  const { t } = useTranslation(['points', 'common']);
  const titleId = useId();

  const draw = (): { words: ReactNode; action: ReactNode } => {
    if (points === null)
      return {
        words: <p>{t(owner === 'trial' ? 'balance.trial' : 'balance.guest')}</p>,
        action:
          owner === 'trial' ? (
            <Button onClick={onRegister}>{t('common:in_increase_submit')}</Button>
          ) : (
            <Button onClick={onLogIn}>{t('common:actions.login')}</Button>
          ),
      };
    if (points.status === 'failed')
      return {
        words: <LoadError title={t('balance.failed')} state={points} />,
        action: null,
      };
    const known = points.status === 'ready' ? points.data : null;
    return {
      words: (
        <S.Figure>
          <S.Points>
            {known === null ? (
              <Skeleton shape="text" width="6ch" />
            ) : (
              t('products.points', { count: known.points })
            )}
          </S.Points>
          {known === null ? null : (
            <S.Worth>{t('balance.worth', { amount: money(known.worth) })}</S.Worth>
          )}
        </S.Figure>
      ),
      action:
        onConvert === undefined ? null : (
          <Button onClick={onConvert}>{t('balance.convert')}</Button>
        ),
    };
  };

  const { words, action } = draw();
  const held = points?.status === 'ready' ? points.data.pointsOnHold : 0;
  return (
    <Card
      size="lg"
      role="region"
      aria-labelledby={titleId}
      aria-busy={points?.status === 'loading' || undefined}
    >
      <S.Panel>
        <S.Words>
          <S.Label id={titleId}>{t('balance.title')}</S.Label>
          {words}
          <S.Facts>
            {held === 0 ? null : <span>{t('balance.onHold', { points: held })}</span>}
            {ratio === undefined ? <Skeleton shape="text" width="18ch" /> : null}
            {ratio === undefined || ratio === null ? null : (
              <span>{t('balance.rate', { points: ratio, amount: money('1.00') })}</span>
            )}
            <span>{t('rules.expiry')}</span>
          </S.Facts>
        </S.Words>
        {action}
      </S.Panel>
    </Card>
  );
}
