import type { IntentState } from '@parlour/feature-core';
import type { ErrorCode } from '@parlour/gateway-openapi';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type FieldOfCode = Readonly<Partial<Record<ErrorCode, string>>>;

/** What the gateway said of an intent that it refused, at the field that it speaks of; a new object for each answer. */
export function useRefusal(
  state: IntentState<unknown>,
  fields: FieldOfCode,
): Record<string, string> | undefined {
  const { t } = useTranslation('common');
  return useMemo(() => {
    if (state.status !== 'refused') return undefined;
    const { code, message } = state.error;
    return { [fields[code] ?? 'root']: message === '' ? t('errors.system') : message };
  }, [state, fields, t]);
}
