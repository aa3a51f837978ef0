import { failureText } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';

/** The text for a chat that could not be opened: the gateway's message, or ours if it gave no address. */
export const chatFailure = (error: unknown, translate: (key: string) => string): string =>
  isGatewayError(error)
    ? failureText(error, (key) => translate(key))
    : translate('common:errors.system');
