import type { CoreThunk } from '@parlour/feature-core';

/** What a call carries of the merchant's check against bots; nothing where there is none. */
export interface BotCheckProof {
  botCheckToken?: string;
}

/** Asks the merchant's check for a proof that a person is here. */
export const proveHuman = (): CoreThunk<Promise<BotCheckProof>> => () => Promise.resolve({});
