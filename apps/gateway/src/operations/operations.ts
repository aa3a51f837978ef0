import type { Handlers } from '../platform/handlers';
import type { Services } from '../services';
import { announcementOperations } from './announcements';
import { gameOperations } from './games';
import { memberOperations } from './member';
import { messageOperations } from './messages';
import { playOperations } from './play';
import { sessionOperations } from './session';
import { systemOperations } from './system';
import { walletOperations } from './wallet';

/** Every operation that this gateway answers. */
export function createHandlers(services: Services): Handlers {
  return {
    ...systemOperations(services),
    ...sessionOperations(services),
    ...memberOperations(services),
    ...walletOperations(services),
    ...gameOperations(services),
    ...playOperations(services),
    ...announcementOperations(services),
    ...messageOperations(services),
  };
}
