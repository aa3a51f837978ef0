// @chunk lists
import { failureText } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';

/** Says why games could not be loaded. */
export const listErrorText = (error: unknown, translate: (key: string) => string): string =>
  isGatewayError(error) ? failureText(error, translate) : translate('common:errors.network');
