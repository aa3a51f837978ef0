import type { Services } from '../services';
import { isFlagOn } from '../system/flags';

/** Whether a phone leads to a new password: the merchant has both that way and numbers in ways to passwords (PWD-03). */
export function mayResetByPhone({ switches }: Pick<Services, 'switches'>): boolean {
  const { flags } = switches.current();
  return isFlagOn('CHNGPASSVERIF3', flags) && isFlagOn('MOBILENUMPASSREG3', flags);
}
