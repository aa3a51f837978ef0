import { serverNow } from '@parlour/gateway-openapi';

/** A moment of the gateway by the clock of this device, in ms since 1970; the two may be hours apart. */
export const deviceTime = (at: string): number => Date.parse(at) - serverNow() + Date.now();
