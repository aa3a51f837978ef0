import type { CoreThunk } from '@parlour/feature-core';
import type { CheckedAction } from './adapters/botCheckAdapter';
import type { PhoneAuthError } from './phoneAuth';

/** What a call carries of the merchant's check against bots; nothing where there is none. */
export interface BotCheckProof {
  botCheckToken?: string;
}

const FAILED: { error: PhoneAuthError } = { error: { kind: 'phoneAuth', cause: 'captchaFailed' } };

/** Asks the merchant's check for a proof that a person is here. */
export const proveHuman =
  (action: CheckedAction): CoreThunk<Promise<BotCheckProof | { error: PhoneAuthError }>> =>
  async (_dispatch, getState) => {
    const { botCheck } = getState().merchant;
    if (botCheck === null) return {};
    try {
      const { createFrameCheck } = await import('./adapters/frameCheck');
      const outcome = await createFrameCheck(botCheck).prove(action);
      return 'error' in outcome ? outcome : { botCheckToken: outcome.token };
    } catch {
      return FAILED;
    }
  };
