import { Button } from '@parlour/design-system/Button';
import { DateRangeField, presetRange } from '@parlour/design-system/DateRangeField';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { TableIcon } from '@parlour/design-system/icons/TableIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RedeemTable } from '../../components/RedeemTable/RedeemTable';
import { type MallAddress, mallHref } from '../../model/mallAddress';
import { todayHere } from '../../model/todayHere';
import type { Owner } from '../../model/useOwner';
import { useRedeemList } from '../../model/useRedeemList';

interface HistoryPanelProps {
  address: MallAddress;
  owner: Owner;
  money: (amount: string) => string;
  onLogIn: () => void;
}

const PRESETS = ['today', 'previous7', 'previous30'] as const;

/** Tab with the redeem history (PTS-02). */
export default function HistoryPanel({ owner, onLogIn, ...rest }: HistoryPanelProps) {
  const { t } = useTranslation(['points', 'common']);
  if (owner === 'coming') return null;
  if (owner === 'member') return <History {...rest} />;
  return (
    <EmptyState
      title={t('history.guestTitle')}
      icon={<TableIcon size={28} />}
      action={<Button onClick={onLogIn}>{t('common:actions.login')}</Button>}
    >
      {t(owner === 'trial' ? 'balance.trial' : 'balance.guest')}
    </EmptyState>
  );
}

function History({ address, money }: Pick<HistoryPanelProps, 'address' | 'money'>) {
  const { t } = useTranslation('points');
  const navigate = useNavigate();
  const records = useRedeemList(address);
  const pageCount = records.status === 'ready' ? records.data.totalPages : 0;
  const today = todayHere();
  const { from, to } = address;
  return (
    <Stack gap={24}>
      <DateRangeField
        style={{ maxInlineSize: '32rem' }}
        label={t('history.dates')}
        labels={{
          start: t('history.from'),
          end: t('history.to'),
          reversed: t('history.reversed'),
          presets: t('history.presets'),
        }}
        presets={PRESETS.map((id) => ({
          id,
          label: t(`history.${id}`),
          range: presetRange(id, today),
        }))}
        value={
          from === '' && to === '' ? presetRange('previous30', today) : { start: from, end: to }
        }
        onChange={({ value: { start, end } }) =>
          void navigate(mallHref({ view: 'history', from: start, to: end }), { replace: true })
        }
      />
      <RedeemTable
        records={records}
        money={money}
        paging={{
          label: t('pages.nav', { of: t('history.caption') }),
          page: address.page,
          pageCount,
          hrefFor: (page) => mallHref({ ...address, page }),
        }}
      />
    </Stack>
  );
}
