import { teamOperations } from './agent/operations';
import { registerLinkOperations } from './agent/registerLinkOperations';
import { teamReportOperations } from './agent/reportOperations';
import { reportViewOperations } from './agent/reportViewOperations';
import { announcementOperations } from './content/announcementOperations';
import { contentOperations } from './content/pageOperations';
import { consolidatedOperations } from './contracts/consolidatedOperations';
import { contractOperations } from './contracts/operations';
import { payoutOperations } from './contracts/payoutOperations';
import { severalOffersOperations } from './contracts/severalOffersOperations';
import type { OpenDemo } from './demoInterface';
import { figureOperations } from './figures/operations';
import { gameOperations } from './games/operations';
import { playOperations } from './games/playOperations';
import { inboxOperations } from './inbox/operations';
import { lotteryOperations } from './lottery/operations';
import { bankOperations } from './member/bankOperations';
import { memberOperations } from './member/operations';
import { passwordOperations } from './member/passwordOperations';
import { profileOperations } from './member/profileOperations';
import { registrationOperations } from './member/registrationOperations';
import { securityOperations } from './member/securityOperations';
import { passkeyOperations } from './passkeys/operations';
import { pointOperations } from './points/operations';
import { messageOperations } from './promotions/messageOperations';
import { missionOperations } from './promotions/missionOperations';
import { promotionOperations } from './promotions/operations';
import { rewardOperations } from './promotions/rewardOperations';
import { contractHistoryFile } from './reports/contractHistoryFile';
import { exportOperations } from './reports/operations';
import { saferPlayOperations } from './saferPlay/operations';
import { pauseOperations } from './saferPlay/pauseOperations';
import { playSessionOperations } from './saferPlay/playSessionOperations';
import { statementOperations } from './saferPlay/statementOperations';
import type { Handlers, Services } from './services';
import { sessionOperations } from './session/operations';
import { supportOperations } from './support/operations';
import { systemOperations } from './system/operations';
import { uploadOperations } from './uploads/operations';
import { depositOperations } from './wallet/depositOperations';
import { walletOperations } from './wallet/operations';
import { recordOperations } from './wallet/recordOperations';
import { transferOperations } from './wallet/transferOperations';
import { withdrawalOperations } from './wallet/withdrawalOperations';

/** Every operation that this gateway answers. */
export function createHandlers(services: Services, demo: OpenDemo | null): Handlers {
  return {
    ...systemOperations(services),
    ...pauseOperations(services),
    ...saferPlayOperations(services),
    ...statementOperations(services),
    ...playSessionOperations(services),
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
    ...contractHistoryFile(services),
    ...contractOperations(services),
    ...severalOffersOperations(services),
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
    ...reportViewOperations(services),
    ...teamOperations(services),
    ...registerLinkOperations(services),
    ...teamReportOperations(services),
    ...figureOperations(services),
    ...bankOperations(services),
    ...contentOperations(services),
    ...inboxOperations(services),
    ...profileOperations(services),
    ...securityOperations(services),
    ...passkeyOperations(services),
    ...supportOperations(services),
    ...uploadOperations(services),
    ...demo?.operations(services),
  };
}
