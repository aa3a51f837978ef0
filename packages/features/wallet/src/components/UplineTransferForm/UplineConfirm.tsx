import { Button } from '@parlour/design-system/Button';
import { FactList } from '@parlour/design-system/FactList';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Notice } from '@parlour/design-system/Notice';
import { type IntentState, useMoney } from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-shared';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmSchema, type UplineTransferValues } from '../../model/transfer.schema';

export interface UplineConfirmProps {
  /** Account name of the receiver. */
  receiver: string;
  values: UplineTransferValues;
  state: IntentState<unknown>;
  errors: ServerErrors | undefined;
  onBack: () => void;
  onConfirm: (event: { paymentPassword: string }) => void;
}

const EMPTY = { paymentPassword: '' };

/** Confirms a transfer that can't be undone, with the payment password (WAL-02). */
export function UplineConfirm({
  receiver,
  values,
  state,
  errors,
  onBack,
  onConfirm,
}: UplineConfirmProps) {
  const { t } = useTranslation('wallet');
  const { full: money } = useMoney();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: focus goes to where reading begins.
  useEffect(() => title.current?.focus(), []);
  const isUnderWay = state.status === 'sending' || state.status === 'checking';
  return (
    <Form
      aria-label={t('transfer.confirmTitle')}
      schema={confirmSchema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      style={{ maxInlineSize: '560px' }}
      onSubmit={onConfirm}
    >
      <h3 ref={title} tabIndex={-1}>
        {t('transfer.confirmTitle')}
      </h3>
      <FactList
        isSunken
        facts={[
          { label: t('transfer.receiver'), value: <bdi>{receiver}</bdi>, isStrong: true },
          { label: t('amount'), value: money(values.amount), isStrong: true },
          ...(values.remark === ''
            ? []
            : [{ label: t('receipt.remark'), value: <bdi>{values.remark}</bdi> }]),
        ]}
      />
      <Notice tone="warning">{t('transfer.uplineText')}</Notice>
      <FormPasswordField
        name="paymentPassword"
        label={t('paymentPassword')}
        autoComplete="off"
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <IntentNotice state={state} showsRefusal={false} />
      <Inline justify="end">
        <Button variant="quiet" tone="neutral" disabled={isUnderWay} onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" size="lg" isLoading={isUnderWay}>
          {t('transfer.send')}
        </Button>
      </Inline>
    </Form>
  );
}
