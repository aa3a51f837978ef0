import { toPanelState } from '@parlour/feature-core';
import {
  type BankAccount,
  useListBankAccountsQuery,
  useRemoveBankAccountMutation,
  useSetDefaultBankAccountMutation,
} from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';

const whole = (accounts: BankAccount[]): readonly BankAccount[] => accounts;

/** The bank accounts that a member withdraws to (MC-04). */
export function useBankAccounts() {
  const { t } = useTranslation();
  const state = toPanelState(useListBankAccountsQuery(), t, whole);
  const [remove, { isLoading: isRemoving }] = useRemoveBankAccountMutation();
  const [makeDefault, choice] = useSetDefaultBankAccountMutation();
  return {
    state,
    isRemoving,
    /** Id of the account that is being made the default. */
    choosing: choice.isLoading ? choice.originalArgs?.bankAccountId : undefined,
    /** Rejects where the gateway refuses. */
    remove: (bankAccountId: string) => remove({ bankAccountId }).unwrap(),
    /** Rejects where the gateway refuses. */
    choose: (bankAccountId: string) => makeDefault({ bankAccountId }).unwrap(),
  };
}
