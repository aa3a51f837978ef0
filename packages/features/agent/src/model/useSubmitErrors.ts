import type { ServerErrors } from '@parlour/design-system/Form';
import { failureText, fieldErrorText } from '@parlour/feature-core';
import { rateLimitForm, useRefusalFormat } from '@parlour/feature-shared';
import { type ErrorCode, isRefusal } from '@parlour/gateway-openapi';
import type { RebateLimit } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toRebateField } from './rebates.schema';

/** Errors of a form that could not be sent. */
interface SubmitErrors {
  /** Errors by field. */
  errors: ServerErrors | undefined;
  /** Error of the form as a whole. */
  formError: string | undefined;
}

interface FormNames {
  /** Fields of refusals that name none, by code. */
  codes?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** The limits of the rebates that were sent, in their order. */
  limits?: readonly RebateLimit[] | undefined;
  /** Path before the categories in the form. */
  prefix?: string;
}

const NO_CODES = {};
const NO_LIMITS: readonly RebateLimit[] = [];

/** Shows a refusal at the fields that it names, with what is allowed, else for the whole form (API-03). */
export function useSubmitErrors(
  error: unknown,
  { codes = NO_CODES, limits = NO_LIMITS, prefix = '' }: FormNames = {},
): SubmitErrors {
  const { t } = useTranslation('agent');
  const format = useRefusalFormat();
  return useMemo(() => {
    if (error === undefined) return { errors: undefined, formError: undefined };
    const text = failureText(error, t);
    if (!isRefusal(error)) return { errors: undefined, formError: text };
    const named = (error.details.fields ?? []).flatMap((fieldError) => {
      const field = toRebateField(fieldError.field, limits, prefix);
      return field === undefined
        ? []
        : [[field, fieldErrorText(fieldError, text, format)] as const];
    });
    const field = codes[error.code];
    if (named.length === 0 && field !== undefined) named.push([field, text]);
    return named.length === 0
      ? { errors: rateLimitForm({}, error), formError: text }
      : { errors: rateLimitForm(Object.fromEntries(named), error), formError: undefined };
  }, [error, codes, limits, prefix, t, format]);
}
