import {
  type Contract,
  type ContractAction,
  type ContractAnswer,
  type ContractKind,
  cancelContractOffer,
  processDailySalaryContract,
  processDividendRequest,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
  requestContractTermination,
} from '@parlour/gateway-openapi/contracts';
import { useState } from 'react';
import { useCoreDispatch } from '../store/hooks';

/** The call by which a contract of each kind is answered or ended (AC-07). */
const ANSWER_OF: Readonly<Record<ContractKind, typeof processDividendRequest>> = {
  dividend: processDividendRequest,
  daily: processDailySalaryContract,
  hourly: processHourlySalaryContract,
  realtime: processRealTimeSalaryContract,
};

export interface ContractStep {
  contract: Pick<Contract, 'contractId' | 'kind'>;
  action: ContractAction;
  /** Contracts of the downline that the person was shown as ending (AC-05). */
  knownTerminations?: readonly string[];
  /** The reason for the termination; may be empty. */
  reason?: string;
}

const isAnswer = (action: ContractAction): action is ContractAnswer['action'] =>
  action === 'accept' || action === 'reject' || action === 'terminate';

/** Sends the actions that a contract offers: answer, terminate, withdraw a request (AC-04, AC-07). */
export function useContractCalls() {
  const dispatch = useCoreDispatch();
  const [acting, setActing] = useState<ContractStep | null>(null);
  const [failed, setFailed] = useState<{ step: ContractStep; error: unknown } | null>(null);

  const send = async ({ contract, action, ...rest }: ContractStep) => {
    const { contractId, kind } = contract;
    if (isAnswer(action)) {
      const knownTerminations = [...(rest.knownTerminations ?? [])];
      const contractAnswer = { contractId, action, knownTerminations };
      return dispatch(ANSWER_OF[kind].initiate({ contractAnswer }));
    }
    if (action === 'cancel')
      return dispatch(cancelContractOffer.initiate({ contractCancel: { contractId } }));
    const reason = rest.reason ?? '';
    return dispatch(
      requestContractTermination.initiate({ contractTerminationRequest: { contractId, reason } }),
    );
  };

  const act = async (step: ContractStep): Promise<void> => {
    if (acting !== null) return;
    setActing(step);
    setFailed(null);
    const { error } = await send(step);
    setActing(null);
    if (error !== undefined) setFailed({ step, error });
  };
  return { acting, failed, act };
}
