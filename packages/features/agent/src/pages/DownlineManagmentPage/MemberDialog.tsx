import { Dialog } from '@parlour/design-system/Dialog';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { Tabs } from '@parlour/design-system/Tabs';
import { toPanelState, useCategoryNames } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetTeamMemberQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { Explained } from '../../components/Explained/Explained';
import { MemberFacts } from '../../components/MemberFacts/MemberFacts';
import { useFigures } from '../../model/useFigures';
import { MemberNote } from './MemberNote';
import { MemberRebates } from './MemberRebates';
import { MemberTransfer } from './MemberTransfer';

export interface MemberDialogProps {
  memberId: string;
  onClose: () => void;
}

/** One person of the team: details, a transfer, a note, and the rebates of the direct downline. */
export default function MemberDialog({ memberId, onClose }: MemberDialogProps) {
  const { t } = useTranslation('agent');
  const money = useFigures();
  const nameOf = useCategoryNames();
  const state = toPanelState(useGetTeamMemberQuery({ memberId }), t, (detail) => detail);
  const draw = () => {
    if (state.status === 'failed') return <LoadError title={t('member.failed')} state={state} />;
    if (state.status === 'loading') return <Skeleton height="18rem" />;
    const detail = state.data;
    const { account, level } = detail.member;
    return (
      <Tabs
        variant="segmented"
        label={t('member.about', { account })}
        items={[
          {
            id: 'facts',
            label: t('member.details'),
            panel: (
              <Explained>
                <MemberFacts detail={detail} money={money} nameOf={nameOf} />
              </Explained>
            ),
          },
          {
            id: 'transfer',
            label: t('transfer.title'),
            panel: <MemberTransfer account={account} money={money} />,
          },
          {
            id: 'note',
            label: t('agentTeam:note.title'),
            panel: <MemberNote memberId={memberId} note={detail.note} />,
          },
          ...(level === 1
            ? [
                {
                  id: 'rebates',
                  label: t('money.rebate'),
                  panel: <MemberRebates detail={detail} tag={money.tag} nameOf={nameOf} />,
                },
              ]
            : []),
        ]}
      />
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={state.status === 'ready' ? state.data.member.account : t('member.details')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}
