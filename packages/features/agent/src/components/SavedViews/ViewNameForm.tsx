import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { Inline } from '@parlour/design-system/layout/Inline';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewNameValues, viewNameSchema } from '../../model/viewName.schema';
import { Outcome } from '../Outcome/Outcome';

export interface ViewNameFormProps {
  /** Name at first; empty for a new view. */
  name: string;
  /** Names that other views of the report have. */
  others: readonly string[];
  /** Text of the button. */
  action: string;
  /** An example under the field. */
  hint?: string;
  errors: ServerErrors | undefined;
  /** Error of the last attempt that belongs to no field. */
  formError: string | undefined;
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** The name of a saved view. */
export function ViewNameForm({
  name,
  others,
  action,
  hint,
  errors,
  formError,
  onSubmit,
  onCancel,
}: ViewNameFormProps) {
  const { t } = useTranslation('agentViews');
  const schema = useMemo(() => viewNameSchema(others), [others]);
  return (
    <Form<ViewNameValues>
      schema={schema}
      defaultValues={{ name }}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={(values) => onSubmit(values.name)}
    >
      <FormTextField name="name" label={t('name')} hint={hint} autoComplete="off" />
      {formError === undefined ? null : <Outcome tone="danger">{formError}</Outcome>}
      <Inline gap={8} justify="end">
        <Button variant="outline" tone="neutral" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <FormSubmit>{action}</FormSubmit>
      </Inline>
    </Form>
  );
}
