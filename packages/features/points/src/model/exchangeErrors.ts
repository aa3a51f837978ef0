import type { IntentState } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { isRefusal } from '@parlour/gateway-openapi';

/** Whether the gateway says that there is no payment password yet. */
export const lacksPassword = <Value>(state: IntentState<Value>): boolean =>
  state.status === 'refused' && isRefusal(state.error, 'PAYMENT_PASSWORD_REQUIRED');

/** Errors of a failed exchange by field; undefined if there are none. */
export function exchangeErrors<Value>(
  state: IntentState<Value>,
  translate: (key: string) => string,
): Record<string, string> | undefined {
  if (state.status === 'unsent') return { root: translate('common:errors.network') };
  if (state.status !== 'refused') return undefined;
  const { message } = state.error;
  const words = message === '' ? translate('common:errors.system') : message;
  const field = isRefusal(state.error, 'WRONG_PASSWORD') ? 'paymentPassword' : 'root';
  return rateLimitForm({ [field]: words }, state.error);
}
