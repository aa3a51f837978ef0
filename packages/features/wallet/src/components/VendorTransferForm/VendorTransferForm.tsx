import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormAmountField } from '@parlour/design-system/FormAmountField';
import { FormSelect } from '@parlour/design-system/FormSelect';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import {
  formDraft,
  type IntentState,
  useLanguage,
  useMoney,
  usePersistedChoice,
} from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-shared';
import type { VendorWallet } from '@parlour/gateway-openapi/wallet';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type VendorTransferValues, vendorTransferSchema } from '../../model/transfer.schema';
import type { TransferDirection } from '../../model/useVendorTransfer';

export interface VendorTransferFormProps {
  wallets: readonly VendorWallet[];
  /** Least amount of one transfer; undefined while it is not known. */
  min: string | undefined;
  /** Sign of the member's currency. */
  currency: string;
  state: IntentState<unknown>;
  errors: ServerErrors | undefined;
  onSubmit: (direction: TransferDirection, values: VendorTransferValues) => void;
}

const DIRECTIONS: readonly TransferDirection[] = ['out', 'in'];

/** A transfer to a vendor's wallet or back from it (WAL-01). */
export function VendorTransferForm({
  wallets,
  min,
  currency,
  state,
  errors,
  onSubmit,
}: VendorTransferFormProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const [direction = 'out', setDirection] = usePersistedChoice(
    'vendorTransfer way',
    DIRECTIONS,
    'out',
  );
  const schema = useMemo(() => vendorTransferSchema({ min, write: money }), [min, money]);
  const [start] = useState<VendorTransferValues>(() => ({
    vassalage: wallets.find((wallet) => wallet.state === 'AVAILABLE')?.vassalage ?? '',
    amount: '',
  }));
  return (
    <Form
      aria-label={t('transfer.title')}
      schema={schema}
      defaultValues={start}
      draft={formDraft('vendorTransfer')}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      style={{ maxInlineSize: '560px' }}
      onSubmit={(values) => onSubmit(direction, values)}
    >
      <ToggleGroup
        label={t('transfer.way')}
        isWide
        selectedId={direction}
        onSelect={({ id }) => setDirection(id === 'in' ? 'in' : 'out')}
        items={[
          { id: 'out', label: t('transfer.out') },
          { id: 'in', label: t('transfer.in') },
        ]}
      />
      <FormSelect
        name="vassalage"
        label={t('transfer.vendor')}
        options={wallets.map(({ vassalage, displayName, state: walletState }) => ({
          value: vassalage,
          label: displayName,
          isDisabled: walletState !== 'AVAILABLE',
        }))}
      />
      <FormAmountField
        name="amount"
        label={t('amount')}
        locale={tag}
        currency={currency}
        labels={min === undefined ? {} : { min: t('least', { amount: money(min) }) }}
      />
      <IntentNotice state={state} showsRefusal={false} />
      <Button
        type="submit"
        size="lg"
        isWide
        isLoading={state.status === 'sending' || state.status === 'checking'}
      >
        {t('transfer.send')}
      </Button>
    </Form>
  );
}
