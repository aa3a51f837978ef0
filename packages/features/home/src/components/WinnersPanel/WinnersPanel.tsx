import { IconButton } from '@parlour/design-system/IconButton';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { Section } from '@parlour/design-system/layout/Section';
import { type Winner, WinnersBoard } from '@parlour/design-system/WinnersBoard';
import type { PanelState } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { PanelError } from '../PanelError/PanelError';

export interface WinnersPanelProps {
  state: PanelState<Winner[]>;
  isRefreshing?: boolean;
  /** Called to refetch the list (CACHE-01). */
  onRefresh: () => void;
}

/** The latest winners (HOME-07). */
export function WinnersPanel({ state, isRefreshing = false, onRefresh }: WinnersPanelProps) {
  const { t } = useTranslation('home');
  return (
    <Section
      title={t('winners.title')}
      description={t('winners.text')}
      actions={
        state.status === 'ready' ? (
          <IconButton
            size="sm"
            icon={<RefreshIcon />}
            label={t('winners.refresh')}
            aria-busy={isRefreshing || undefined}
            onClick={onRefresh}
          />
        ) : undefined
      }
    >
      {state.status === 'failed' ? (
        <PanelError title={t('winners.failed')} state={state} />
      ) : (
        <WinnersBoard
          status={state.status}
          winners={state.status === 'ready' ? state.data : []}
          labels={{
            list: t('winners.title'),
            loading: t('common:loading'),
            empty: t('winners.empty'),
            failed: t('winners.failed'),
            retry: t('common:actions.retry'),
          }}
        />
      )}
    </Section>
  );
}
