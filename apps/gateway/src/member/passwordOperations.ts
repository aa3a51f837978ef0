import { Refusal } from '../platform/refusal';
import type { Handlers, Services } from '../services';
import { mayResetByPhone } from '../session/phoneReset';
import { changePassword } from './passwordChange';
import { completeReset, mailReset, resetByPhone } from './passwordReset';

/** Changing a known password and resetting a forgotten one. */
export function passwordOperations(services: Services) {
  return {
    async changePassword(call) {
      call.setHeader('x-session-token', await changePassword(services, call));
      return null;
    },

    async resetPasswordByPhone(call) {
      if (!mayResetByPhone(services)) throw new Refusal('FORBIDDEN');
      return resetByPhone(services, call);
    },

    async resetPasswordByEmail(call) {
      await mailReset(services, call);
      return null;
    },

    async completePasswordReset(call) {
      await completeReset(services, call);
      return null;
    },
  } satisfies Handlers;
}
