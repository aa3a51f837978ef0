import type { IntentState } from '@parlour/feature-core';
import { refusalText } from '@parlour/feature-core';
import { rateLimitForm, useRefusalFormat } from '@parlour/feature-shared';
import type { ErrorCode } from '@parlour/gateway-openapi';
import { useMemo, useState } from 'react';
import { useOwnLimitText } from './useOwnLimitText';

type FieldOfCode = Readonly<Partial<Record<ErrorCode, string>>>;

/** The gateway's refusal of an intent, at the field that it is about; a new object for each answer. */
export function useRefusal(
  state: IntentState<unknown>,
  fields: FieldOfCode,
): Readonly<Record<string, string>> | undefined {
  const format = useRefusalFormat();
  const ownLimitText = useOwnLimitText();
  // Never changes while the form is mounted: a new object in each render would announce the answer again.
  const [fieldOf] = useState(fields);
  return useMemo(() => {
    if (state.status !== 'refused') return undefined;
    const text = ownLimitText(state.error) ?? refusalText(state.error, format);
    return rateLimitForm({ [fieldOf[state.error.code] ?? 'root']: text }, state.error);
  }, [state, fieldOf, format, ownLimitText]);
}
