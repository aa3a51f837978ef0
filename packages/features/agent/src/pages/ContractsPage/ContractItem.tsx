import { ContractCard } from '@parlour/design-system/ContractCard';
import { failureText } from '@parlour/feature-core';
import {
  type Contract,
  type ContractAction,
  useGetContractQuery,
} from '@parlour/gateway-openapi/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndedContracts } from '../../components/EndedContracts/EndedContracts';
import { Outcome } from '../../components/Outcome/Outcome';
import { toContractCard } from '../../model/toContractCard';
import { useContractCalls } from '../../model/useContractCalls';
import { useContractLabels } from '../../model/useContractLabels';
import { useFigures } from '../../model/useFigures';
import { EndDialog, type EndingAction } from './EndDialog';

interface ContractItemProps {
  contract: Contract;
}

/**
 * A contract with what can be done about it. Where it waits for an answer, what agreeing to it would end
 * is asked for first, and agreeing is possible once that is known (AC-05).
 */
export function ContractItem({ contract }: ContractItemProps) {
  const { t } = useTranslation('agent');
  const money = useFigures();
  const labels = useContractLabels();
  const { contractId, state } = contract;
  const detail = useGetContractQuery({ contractId }, { skip: state !== 'sign' });
  const { acting, failed, act } = useContractCalls();
  const [ending, setEnding] = useState<EndingAction | null>(null);
  const told = detail.currentData;
  const wouldTerminate = told?.wouldTerminate ?? [];
  const isTold = state !== 'sign' || told !== undefined;
  const handleAct = ({ action }: { action: ContractAction }): void => {
    if (action === 'terminate' || action === 'requestTermination') setEnding(action);
    else
      void act({
        contract,
        action,
        knownTerminations: wouldTerminate.map((brief) => brief.contractId),
      });
  };
  return (
    <>
      <ContractCard
        contract={toContractCard(contract, told?.reason ?? told?.remark ?? '', money, (key) =>
          t(key),
        )}
        labels={labels}
        headingLevel={3}
        actions={contract.actions.filter((action) => action !== 'accept' || isTold)}
        acting={acting?.action}
        warning={
          wouldTerminate.length === 0 ? undefined : (
            <EndedContracts contracts={wouldTerminate} tag={money.tag} />
          )
        }
        onAct={handleAct}
      />
      {failed === null ? null : <Outcome tone="danger">{failureText(failed.error, t)}</Outcome>}
      {detail.error === undefined || isTold ? null : (
        <Outcome tone="danger">{failureText(detail.error, t)}</Outcome>
      )}
      {ending === null ? null : (
        <EndDialog
          action={ending}
          account={contract.counterpartAccount}
          onClose={() => setEnding(null)}
          onConfirm={({ reason }) => {
            setEnding(null);
            void act({ contract, action: ending, reason });
          }}
        />
      )}
    </>
  );
}
