import type { CoreThunk } from '@parlour/feature-core';
import type { CheckedAction } from './adapters/botCheckAdapter';
import type { PhoneAuthError } from './phoneAuth';

/** What a call carries of the merchant's bot check; empty without one. */
export interface BotCheckProof {
  botCheckToken?: string;
}

const FAILED: { error: PhoneAuthError } = { error: { kind: 'phoneAuth', cause: 'captchaFailed' } };

/** Runs the merchant's bot check. */
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
