import { Button } from '@parlour/design-system/Button';
import { Form } from '@parlour/design-system/Form';
import { FormNumberField } from '@parlour/design-system/FormNumberField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import type { PointConfig } from '@parlour/gateway-openapi/points';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ConvertValues, convertSchema, mostConvertible } from '../../model/convert.schema';

export interface ConvertFormProps {
  rules: PointConfig;
  /** Points that can be used. */
  points: number;
  values: ConvertValues;
  onSubmit: (values: ConvertValues) => void;
}

/** Form for the number of points to convert to money. */
export function ConvertForm({ rules, points, values, onSubmit }: ConvertFormProps) {
  const { t } = useTranslation('points');
  const { minConvertPoints: min, maxConvertPoints: max, convertStep: step } = rules;
  const schema = useMemo(() => convertSchema(rules, points), [rules, points]);
  return (
    <Form
      schema={schema}
      defaultValues={values}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormNumberField
        name="points"
        label={t('convert.points')}
        hint={t('convert.hint', { min, max, step })}
        labels={{ increase: t('redeem.more'), decrease: t('redeem.fewer') }}
        min={String(min)}
        max={String(mostConvertible(rules, points))}
        step={String(step)}
      />
      <AllOfThem most={mostConvertible(rules, points)} />
      <FormSubmit isWide>{t('convert.next')}</FormSubmit>
    </Form>
  );
}

function AllOfThem({ most }: { most: number }) {
  const { t } = useTranslation('points');
  const { setValue } = useFormContext<ConvertValues>();
  return (
    <Button
      variant="outline"
      tone="neutral"
      size="sm"
      style={{ alignSelf: 'start' }}
      onClick={() => setValue('points', String(most), { shouldDirty: true, shouldValidate: true })}
    >
      {t('convert.all')}
    </Button>
  );
}
