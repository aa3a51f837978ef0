import type { Handlers } from '../platform/handlers';
import type { Services } from '../services';
import { announcementOperations } from './announcements';
import { bankOperations } from './banks';
import { consolidatedOperations } from './consolidated';
import { contentOperations } from './content';
import { contractOperations } from './contracts';
import { depositOperations } from './deposits';
import { exportOperations } from './exports';
import { gameOperations } from './games';
import { inboxOperations } from './inbox';
import { lotteryOperations } from './lottery';
import { memberOperations } from './member';
import { messageOperations } from './messages';
import { missionOperations } from './missions';
import { passwordOperations } from './passwords';
import { payoutOperations } from './payouts';
import { playOperations } from './play';
import { pointOperations } from './points';
import { profileOperations } from './profile';
import { promotionOperations } from './promotions';
import { recordOperations } from './records';
import { registerLinkOperations } from './registerLinks';
import { registrationOperations } from './registration';
import { rewardOperations } from './rewards';
import { securityOperations } from './security';
import { sessionOperations } from './session';
import { supportOperations } from './support';
import { systemOperations } from './system';
import { teamOperations } from './team';
import { teamReportOperations } from './teamReports';
import { transferOperations } from './transfers';
import { uploadOperations } from './uploads';
import { walletOperations } from './wallet';
import { withdrawalOperations } from './withdrawals';

/** Every operation that this gateway answers. */
export function createHandlers(services: Services): Handlers {
  return {
    ...systemOperations(services),
    ...sessionOperations(services),
    ...registrationOperations(services),
    ...passwordOperations(services),
    ...memberOperations(services),
    ...walletOperations(services),
    ...depositOperations(services),
    ...withdrawalOperations(services),
    ...transferOperations(services),
    ...recordOperations(services),
    ...exportOperations(services),
    ...contractOperations(services),
    ...payoutOperations(services),
    ...consolidatedOperations(services),
    ...gameOperations(services),
    ...lotteryOperations(services),
    ...playOperations(services),
    ...announcementOperations(services),
    ...messageOperations(services),
    ...promotionOperations(services),
    ...rewardOperations(services),
    ...missionOperations(services),
    ...pointOperations(services),
    ...teamOperations(services),
    ...registerLinkOperations(services),
    ...teamReportOperations(services),
    ...bankOperations(services),
    ...contentOperations(),
    ...inboxOperations(services),
    ...profileOperations(services),
    ...securityOperations(services),
    ...supportOperations(services),
    ...uploadOperations(services),
  };
}
