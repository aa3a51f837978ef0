import { agentExamples } from './agent';
import { contractExamples } from './contracts';
import type { Examples } from './examples';
import { gamesExamples } from './games';
import { identityExamples } from './identity';
import { memberExamples } from './member';
import { passkeyExamples } from './passkeys';
import { playExamples } from './play';
import { promotionExamples } from './promotions';
import { spineExamples } from './spine';
import { walletExamples } from './wallet';

/** One list for each domain. An operation in none is called as in the contract's examples. */
export const EXAMPLES: Examples = {
  ...spineExamples,
  ...identityExamples,
  ...gamesExamples,
  ...contractExamples,
  ...agentExamples,
  ...memberExamples,
  ...passkeyExamples,
  ...walletExamples,
  ...promotionExamples,
  ...playExamples,
};
