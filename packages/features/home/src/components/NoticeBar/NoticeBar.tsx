import { Clock } from '@parlour/design-system/Clock';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { Marquee, type MarqueeItem } from '@parlour/design-system/Marquee';
import { Skeleton } from '@parlour/design-system/Skeleton';
import type { PanelState } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { PanelError } from '../PanelError/PanelError';
import * as S from './NoticeBar.styles';

export interface NoticeBarProps {
  state: PanelState<readonly MarqueeItem[]>;
  /** Called with the notice that was pressed. */
  onOpen: (id: string) => void;
}

/** The marquee of notices and the time (HOME-02, HOME-03). The time shows even if the notices fail. */
export function NoticeBar({ state, onOpen }: NoticeBarProps) {
  const { t } = useTranslation('home');
  const sign = (
    <S.Sign>
      <BellIcon />
      {state.status === 'loading' ? <Skeleton shape="text" width="12rem" /> : null}
      {state.status === 'failed' ? (
        <PanelError isLine title={t('notices.failed')} state={state} />
      ) : null}
      {state.status === 'ready' && state.data.length === 0 ? (
        <S.None>{t('notices.empty')}</S.None>
      ) : null}
    </S.Sign>
  );
  return (
    <S.Root aria-busy={state.status === 'loading' || undefined}>
      <Marquee
        items={state.status === 'ready' ? state.data : []}
        labels={{
          list: t('notices.title'),
          pause: t('notices.pause'),
          resume: t('notices.resume'),
        }}
        onSelect={({ id }) => onOpen(id)}
        start={sign}
        end={<Clock label={t('notices.clock')} />}
      />
    </S.Root>
  );
}
