import { Button } from '@parlour/design-system/Button';
import { Flag } from '@parlour/design-system/Flag';
import { FormPhoneField } from '@parlour/design-system/FormPhoneField';
import { Notice } from '@parlour/design-system/Notice';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PhoneValues } from '../../model/phone.schema';
import type { PhoneCountries } from '../../model/usePhoneCountries';

export interface PhoneNumberFieldProps {
  /** What `usePhoneCountries` gives. */
  countries: PhoneCountries;
  /** Marks the number as required; the schema checks it either way. */
  required?: boolean;
}

/** The fields `country` and `mobileNum` of the form around it. A country that is not in the list becomes the first. */
export function PhoneNumberField({
  countries: { list, hasFailed, first, onRetry },
  required = false,
}: PhoneNumberFieldProps) {
  const { t } = useTranslation('identity');
  const { getValues, setValue } = useFormContext<PhoneValues>();
  useEffect(() => {
    const chosen = getValues('country');
    const isKnown = list?.some(({ countryCode }) => countryCode === chosen);
    if (isKnown === false) setValue('country', first);
  }, [list, first, getValues, setValue]);

  if (hasFailed)
    return (
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      >
        {t('common:errors.network')}
      </Notice>
    );
  if (list === null)
    return (
      <div role="status" aria-label={t('common:loading')} tabIndex={-1} data-field-place>
        <Skeleton height="72px" />
      </div>
    );
  return (
    <FormPhoneField
      name="mobileNum"
      countryName="country"
      label={t('fields.mobileNum')}
      labels={{ country: t('fields.country') }}
      countries={list.map((country) => ({
        ...country,
        flag: <Flag country={country.countryCode} size="sm" />,
      }))}
      autoComplete="tel-national"
      required={required}
    />
  );
}
