import { toPanelState, useCoreDispatch } from '@parlour/feature-core';
import { addBankAccount, type Bank, useListBanksQuery } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import type { BankAccountValues } from './security.schema';
import { useSubmit } from './useSubmit';

const whole = (banks: Bank[]): readonly Bank[] => banks;

/** Adds a bank account to withdraw to, confirmed by the payment password (MC-04). */
export function useAddBankAccount(onDone: () => void) {
  const { t } = useTranslation();
  const dispatch = useCoreDispatch();
  const banks = toPanelState(useListBanksQuery(), t, whole);
  const form = useSubmit<BankAccountValues>({
    send: ({ branch, ...account }) =>
      dispatch(
        addBankAccount.initiate(
          { bankAccountRequest: { ...account, ...(branch !== '' && { branch }) } },
          { track: false },
        ),
      ).unwrap(),
    fields: { WRONG_PASSWORD: 'paymentPassword', STATE_CONFLICT: 'accountNumber' },
    onDone,
  });
  return { banks, ...form };
}
