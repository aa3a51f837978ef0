import { failureText } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';

/** What is said of a chat that could not be opened: a gateway may refuse it in its own words, or name no address. */
export const chatFailure = (error: unknown, translate: (key: string) => string): string =>
  isGatewayError(error)
    ? failureText(error, (key) => translate(key))
    : translate('common:errors.system');
