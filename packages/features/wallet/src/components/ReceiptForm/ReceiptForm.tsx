import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import type { ServerErrors } from '@parlour/design-system/Form';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import {
  formatMoment,
  type IntentState,
  lazyChunk,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-shared';
import type { Withdrawal } from '@parlour/gateway-openapi/wallet';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptValues } from '../../model/receipt.schema';
import { FormSkeleton } from '../FormSkeleton/FormSkeleton';

const MissingForm = lazyChunk(async () => ({
  default: (await import('./MissingForm')).MissingForm,
}));

export interface ReceiptFormProps {
  withdrawal: Withdrawal;
  /** Minutes after which a payment counts as received, where the withdrawal has no time of its own. */
  minutes: number;
  state: IntentState<unknown>;
  errors: ServerErrors | undefined;
  onReceived: () => void;
  onMissing: (values: ReceiptValues) => Promise<void>;
}

/** Asks whether what was paid has arrived: all of it, or not, with pictures (WAL-03). */
export function ReceiptForm({
  withdrawal,
  minutes,
  state,
  errors,
  onReceived,
  onMissing,
}: ReceiptFormProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const [isMissing, setIsMissing] = useState(false);
  const isBusy = state.status === 'sending' || state.status === 'checking';
  const { confirmBefore, remainingAmount } = withdrawal;
  return (
    <Card header={<h4>{t('receipt.title', { amount: money(remainingAmount) })}</h4>}>
      <Stack>
        <p>
          {confirmBefore === null
            ? t('receipt.after', { count: minutes })
            : t('receipt.before', { time: formatMoment(confirmBefore, tag) })}
        </p>
        {isMissing ? (
          <Suspense fallback={<FormSkeleton />}>
            <MissingForm
              withdrawalId={withdrawal.withdrawalId}
              due={remainingAmount}
              isBusy={isBusy}
              errors={errors}
              onSubmit={onMissing}
              onCancel={() => setIsMissing(false)}
            />
          </Suspense>
        ) : (
          <>
            {errors === undefined ? null : (
              <Notice tone="danger" role="alert">
                {Object.values(errors).join(' ')}
              </Notice>
            )}
            <Inline>
              <Button isLoading={isBusy} onClick={onReceived}>
                {t('receipt.all')}
              </Button>
              <Button
                variant="outline"
                tone="neutral"
                disabled={isBusy}
                onClick={() => setIsMissing(true)}
              >
                {t('receipt.missing')}
              </Button>
            </Inline>
          </>
        )}
        <IntentNotice state={state} showsRefusal={false} />
      </Stack>
    </Card>
  );
}
