import { Button } from '@parlour/design-system/Button';
import { ContractCard } from '@parlour/design-system/ContractCard';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import {
  type Contract,
  failureText,
  useContract,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toContractCard } from '../../model/toContractCard';
import { useContractLabels } from '../../model/useContractLabels';
import { ContractConsequences } from '../ContractConsequences/ContractConsequences';
import { ContractHistory } from '../ContractHistory/ContractHistory';
import { ContractProgress } from '../ContractProgress/ContractProgress';
import { ContractSimulation } from '../ContractSimulation/ContractSimulation';
import { EndDialog, type EndingAction } from './EndDialog';

export interface ContractItemProps {
  contract: Contract;
}

/**
 * A contract in words and figures, with its actions and its history. What agreeing would end is shown above the
 * buttons (AC-05, AC-07).
 */
export function ContractItem({ contract }: ContractItemProps) {
  const { t } = useTranslation('shared');
  const { t: words } = useTranslation('contractWords');
  const { tag } = useLanguage();
  const money = useMoney();
  const labels = useContractLabels();
  const { isReplacing, replacedRate, before, wouldTerminate, error, act, ...deal } =
    useContract(contract);
  const [ending, setEnding] = useState<EndingAction | null>(null);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const account = contract.counterpartAccount;
  return (
    <Stack gap={8}>
      <ContractCard
        contract={toContractCard(
          contract,
          deal,
          { ...money, tag },
          {
            shared: (key, values) => t(key, values ?? {}),
            words: (key, values) => words(key, values ?? {}),
          },
        )}
        labels={labels}
        headingLevel={3}
        actions={deal.actions}
        acting={deal.acting}
        details={
          <>
            {contract.requestType === 'new' && ['sign', 'pending'].includes(contract.state) ? (
              <ContractSimulation trial={{ contractId: contract.contractId }} account={account} />
            ) : null}
            {contract.inForce ? <ContractProgress contract={contract} /> : null}
          </>
        }
        warning={
          isReplacing || wouldTerminate.length > 0 ? (
            <ContractConsequences
              isReplacing={isReplacing}
              replacedRate={replacedRate}
              ended={wouldTerminate}
              before={before}
              after={contract}
            />
          ) : undefined
        }
        more={
          <Button
            size="sm"
            variant="quiet"
            tone="neutral"
            aria-label={t('contract.history.of', { kind: labels.kinds[contract.kind], account })}
            onClick={() => setIsHistoryOpen(true)}
          >
            {t('contract.history.open')}
          </Button>
        }
        onAct={({ action }) => {
          if (action === 'terminate' || action === 'requestTermination') setEnding(action);
          else void act({ action });
        }}
      />
      {error === undefined ? null : (
        <Notice tone="danger" role="alert">
          {failureText(error, t)}
        </Notice>
      )}
      {ending === null ? null : (
        <EndDialog
          action={ending}
          account={account}
          onClose={() => setEnding(null)}
          onConfirm={({ reason }) => {
            setEnding(null);
            void act({ action: ending, reason });
          }}
        />
      )}
      {isHistoryOpen ? (
        <ContractHistory
          contractId={contract.contractId}
          title={t('contract.history.of', { kind: labels.kinds[contract.kind], account })}
          onClose={() => setIsHistoryOpen(false)}
        />
      ) : null}
    </Stack>
  );
}
