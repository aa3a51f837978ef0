import { ownerAt } from './passkeys/passkeys';
import type { Guards } from './platform/routes';
import { restrictPaused } from './saferPlay/pausedSession';
import type { Services } from './services';
import { identify } from './session/identify';
import { loggedIn } from './session/loggedIn';
import { verifyPaymentPassword } from './session/paymentPassword';
import { restrictCaller } from './session/restrictedSession';
import type { Session } from './session/sessions';
import { requireStepUp } from './session/stepUp';
import { refuseWhileClosed } from './system/closedSite';

/** Checks of the domains before a handler runs. */
export function createGuards(services: Services): Guards<Session> {
  const { switches } = services;
  return {
    refuseWhileClosed: (operation) => refuseWhileClosed(operation, switches),
    identify: (operation, request, reply) => identify(operation, request, reply, services),
    restrictCaller: (operation, caller) =>
      restrictPaused(
        operation,
        restrictCaller(operation, caller, switches),
        new Date(services.now()),
      ),
    requireStepUp(call) {
      const session = loggedIn(call);
      const owner = ownerAt(services.config, call, session.account.id);
      return requireStepUp(services.db, session, owner, call.now);
    },
    async verifyPaymentPassword(call) {
      const { paymentPassword } = call.body as { paymentPassword: string };
      await verifyPaymentPassword(services, loggedIn(call).account, paymentPassword);
    },
  };
}
