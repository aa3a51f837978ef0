import { Form } from '@parlour/design-system/Form';
import { FormNumberField } from '@parlour/design-system/FormNumberField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextArea } from '@parlour/design-system/FormTextArea';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formDraft } from '@parlour/feature-core';
import type { PointReward } from '@parlour/gateway-openapi/points';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mostOf } from '../../model/products';
import { REMARK_LENGTH, type RedeemValues, redeemSchema } from '../../model/redeem.schema';

export interface RedeemFormProps {
  reward: PointReward;
  /** Points that can be used. */
  points: number;
  values: RedeemValues;
  onSubmit: (values: RedeemValues) => void;
}

/** Form for the quantity of a product and the delivery address. */
export function RedeemForm({ reward, points, values, onSubmit }: RedeemFormProps) {
  const { t } = useTranslation('points');
  const schema = useMemo(() => redeemSchema(reward, points), [reward, points]);
  const most = mostOf(reward);
  const isLookedAt = reward.exchangeType === 'BONUS' || reward.exchangeType === 'GOODS';
  return (
    <Form
      schema={schema}
      draft={formDraft(`wish ${reward.rewardId}`)}
      defaultValues={values}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <p>{reward.description}</p>
      <FormNumberField
        name="quantity"
        label={t('redeem.quantity')}
        hint={t('redeem.quantityHint', { max: most })}
        labels={{ increase: t('redeem.more'), decrease: t('redeem.fewer') }}
        min="1"
        max={String(most)}
      />
      {reward.needsAddress ? (
        <>
          <FormTextField name="recipientName" label={t('redeem.name')} autoComplete="name" />
          <FormTextField
            name="mobileNum"
            label={t('redeem.mobile')}
            type="tel"
            autoComplete="tel"
          />
          <FormTextArea
            name="address"
            label={t('redeem.address')}
            rows={2}
            autoComplete="street-address"
          />
        </>
      ) : null}
      {isLookedAt ? (
        <FormTextArea
          name="remark"
          label={t('redeem.remark')}
          rows={2}
          limit={REMARK_LENGTH}
          labels={{
            count: (used, limit) => `${String(used)} / ${String(limit)}`,
            left: (left) => t('redeem.left', { left }),
            tooLong: (over) => t('redeem.tooLong', { over }),
          }}
        />
      ) : null}
      <FormSubmit isWide>{t('convert.next')}</FormSubmit>
    </Form>
  );
}
