import type { IntentState } from '@parlour/feature-core';
import { refusalWords } from '@parlour/feature-core';
import { holdForm, useWording } from '@parlour/feature-parts';
import type { ErrorCode } from '@parlour/gateway-openapi';
import { useMemo, useState } from 'react';

type FieldOfCode = Readonly<Partial<Record<ErrorCode, string>>>;

/** What the gateway said of an intent that it refused, at the field that it speaks of; a new object for each answer. */
export function useRefusal(
  state: IntentState<unknown>,
  fields: FieldOfCode,
): Readonly<Record<string, string>> | undefined {
  const wording = useWording();
  // The same for as long as a form is there: with each render anew, an answer would be told again and again.
  const [fieldOf] = useState(fields);
  return useMemo(() => {
    if (state.status !== 'refused') return undefined;
    const text = refusalWords(state.error, wording);
    return holdForm({ [fieldOf[state.error.code] ?? 'root']: text }, state.error);
  }, [state, fieldOf, wording]);
}
