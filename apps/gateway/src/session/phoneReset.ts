import type { Services } from '../services';
import { isFlagOn } from '../system/flags';

/** Whether passwords can be reset by phone: the merchant has enabled it (PWD-03). */
export function mayResetByPhone({ switches }: Pick<Services, 'switches'>): boolean {
  const { flags } = switches.current();
  return isFlagOn('CHNGPASSVERIF3', flags) && isFlagOn('MOBILENUMPASSREG3', flags);
}
