export {
  feedback,
  upload,
} from './schema/content';
export {
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  contract,
  contractEvent,
  contractPayout,
  contractTier,
} from './schema/contracts';
export {
  account,
  knownAddress,
  loginChallenge,
  passwordReset,
  session,
  sessionTicket,
  smsCode,
} from './schema/identity';
export {
  balance,
  entry,
  idempotency,
  ledgerAccount,
  txn,
} from './schema/ledger';
export {
  bankAccount,
  emailCode,
  memberProfile,
  recoveryCode,
  socialAccount,
  twoFactor,
} from './schema/member';
export { message } from './schema/messages';
export {
  captcha,
  jobRun,
  meta,
  rateUse,
  sealedSeen,
  sealingKey,
} from './schema/platform';
export {
  bet,
  favourite,
  launch,
  recentGame,
} from './schema/play';
export {
  pointCarry,
  pointMall,
  pointReward,
  redeemRequest,
} from './schema/points';
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
} from './schema/promotions';
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
} from './schema/team';
export {
  deposit,
  transfer,
  withdrawal,
} from './schema/wallet';
