export {
  accountDay,
  accountOpening,
  accountRebate,
  accountRebatePast,
  merchantDays,
  registerLink,
  registerLinkRebate,
  teamChange,
  teamGroup,
} from '../agent/schema';
export {
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  contract,
  contractEvent,
  contractPayout,
  contractTier,
} from '../contracts/schema';
export {
  bet,
  favourite,
  launch,
  recentGame,
} from '../games/schema';
export { message } from '../inbox/schema';
export {
  bankAccount,
  emailCode,
  memberProfile,
  recoveryCode,
  socialAccount,
  twoFactor,
} from '../member/schema';
export {
  balance,
  entry,
  idempotency,
  ledgerAccount,
  txn,
} from '../money/schema';
export {
  captcha,
  jobRun,
  meta,
  rateUse,
  sealedSeen,
  sealingKey,
} from '../platform/schema';
export {
  pointCarry,
  pointMall,
  pointReward,
  redeemRequest,
} from '../points/schema';
export {
  bonus,
  missionClaim,
  participation,
  promotion,
  rebateClaim,
  referralProgramme,
  reward,
  rewardApplication,
  ticket,
} from '../promotions/schema';
export {
  account,
  knownAddress,
  loginChallenge,
  passwordReset,
  session,
  sessionTicket,
  smsCode,
} from '../session/schema';
export {
  feedback,
  upload,
} from '../uploads/schema';
export {
  deposit,
  transfer,
  withdrawal,
} from '../wallet/schema';
