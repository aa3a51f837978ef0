import { join } from 'node:path';
import { CHOICES } from '@parlour/scenario';
import type { MarketPolicy } from '../../saferPlay/checkPolicy';
import { readPolicy } from '../../saferPlay/readPolicy';
import { currentScenario } from './visit';

const folder = join(import.meta.dirname, '..', '..', '..', 'policies');

/** Returns the market policy that the running call asks for; null for the gateway's own. */
export function readPolicies(): () => MarketPolicy | null {
  const policies = new Map(
    CHOICES.policy.map((name) => [name, readPolicy(join(folder, `${name}.json`))]),
  );
  return () => {
    const { policy } = currentScenario();
    return policy === undefined ? null : (policies.get(policy) ?? null);
  };
}
