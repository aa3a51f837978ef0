// @chunk lists
import { failureText } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';

/** What is said of games that could not be had: why, where it is known. */
export const faultText = (error: unknown, translate: (key: string) => string): string =>
  isGatewayError(error) ? failureText(error, translate) : translate('common:errors.network');
