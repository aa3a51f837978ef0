// Generated from spec/source by `npm run generate`. Do not edit.
import type { Shape } from '../shape';

const EncryptionKey: Shape = { kty: 1, crv: 1, x: 1, y: 1, kid: 1, use: 1, alg: 1 };
const EncryptionKeys: Shape = { keys: [EncryptionKey] };
const LoginResult: Shape = { token: 1, firstTimeLogin: 3, passwordExpired: 3 };
const LoginInfo: Shape = { account: 1, loginType: 1, firstTimeLogin: 3, passwordExpired: 3, weakPassword: 3, passwordChangeForced: 3, hasPaymentPassword: 3, lastLoginAt: -4, lastLoginIp: -1, lastLoginDevice: -1 };
const LoginOutcome: Shape = { outcome: 1, token: -1, firstTimeLogin: 3, passwordExpired: 3, challengeId: -1, challengeMethods: [1], challengeExpiresAt: -4 };
const CodeSent: Shape = { expiredMinutes: 5, sentTo: 1 };
const StepUp: Shape = { goodUntil: 4 };
const PasskeyDescriptor: Shape = { id: 1, type: 1, transports: [1] };
const PasskeyRequest: Shape = { challenge: 1, rpId: 1, timeout: 5, userVerification: 1, allowCredentials: [PasskeyDescriptor] };
const SmsCodeSent: Shape = { expiredMinutes: 5 };
const SessionState: Shape = { sessionId: 1, idleSecondsLeft: 5, absoluteSecondsLeft: 5, warningSeconds: 5, serverTime: 4 };
const SessionTicket: Shape = { ticket: 1, expiresInSeconds: 5 };
const OpenSession: Shape = { sessionId: 1, current: 3, device: -1, ip: 1, country: -1, countryName: -1, startedAt: 4, lastActiveAt: 4 };
const LoginRecord: Shape = { loginId: 1, at: 4, method: 1, outcome: 1, device: -1, ip: 1, country: -1, countryName: -1, current: 3 };
const LoginPage: Shape = { content: [LoginRecord], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const SessionsEnded: Shape = { endedCount: 5 };
const PlayPause: Shape = { kind: 1, startedAt: 4, endsAt: 4, canRequestEnd: 3, playableFrom: -4 };
const MemberInfo: Shape = { id: 1, customerId: 1, account: 1, username: 1, nickname: 1, type: 5, currency: 1, currencySymbol: 1, language: 1, birthday: -1, vipLevel: 5, vipLabel: -1, registeredAt: 4, playPause: [0, PlayPause] };
const MemberIconChoice: Shape = { iconId: 1, icon: 1 };
const MemberIcon: Shape = { iconId: -1, icon: -1, choices: [MemberIconChoice] };
const MemberProfile: Shape = { nickname: 1, iconId: -1, birthday: -1, payeeName: -1, idNumber: -1, qqNum: -1, line: -1, whatsapp: -1, facebook: -1, wechat: -1, zalo: -1, telegram: -1, skype: -1 };
const VipLevel: Shape = { level: 5, label: 1, requiredTurnover: 1, rebateRate: 1, birthdayBonus: 1, withdrawalsPerDay: 5 };
const VipRank: Shape = { level: 5, label: 1, turnover: 1, nextTurnover: -1, levels: [VipLevel] };
const SecuritySettings: Shape = { passwordChangedAt: 4, passwordExpiresAt: -4, hasPaymentPassword: 3, mobileNum: -1, countryDialingCode: -1, email: -1, twoFactorEnabled: 3, passkeyCount: 5, recoveryCodesLeft: 5, socialProviders: [1], bankAccountCount: 5 };
const TwoFactorSetup: Shape = { secret: 1, otpauthUrl: 1, expiresAt: 4 };
const RecoveryCodes: Shape = { recoveryCodes: [1] };
const Passkey: Shape = { passkeyId: 1, name: 1, isSynced: 3, addedAt: 4, lastUsedAt: -4 };
const PasskeyAdded: Shape = { passkeys: [Passkey], recoveryCodes: [1] };
const PasskeyCreation: Shape = { rp: { id: 1, name: 1 }, user: { id: 1, name: 1, displayName: 1 }, challenge: 1, pubKeyCredParams: [{ type: 1, alg: 6 }], timeout: 5, excludeCredentials: [PasskeyDescriptor], authenticatorSelection: { residentKey: 1, requireResidentKey: 3, userVerification: 1 }, attestation: 1 };
const Bank: Shape = { bankCode: 1, bankName: 1, icon: -1, currency: 1, available: 3 };
const BankAccount: Shape = { bankAccountId: 1, bankCode: 1, bankName: 1, icon: -1, accountNumber: 1, payeeName: 1, branch: -1, currency: 1, isDefault: 3, addedAt: 4 };
const WhiteLabelFlag: Shape = { modId: 1, enabled: 1, childrenNodes: [() => WhiteLabelFlag] };
const DomainRoute: Shape = { domain: 1, routeType: 1, main: 3 };
const RegisterFieldRule: Shape = { enabled: 3, required: 3, minLength: 5, maxLength: 5, patternId: 1, acceptedPattern: 1 };
const RegisterSettings: Shape = { username: RegisterFieldRule, password: RegisterFieldRule, confirmPassword: RegisterFieldRule, payeeName: RegisterFieldRule, email: RegisterFieldRule, qqNum: RegisterFieldRule, mobileNum: RegisterFieldRule, recommenderId: RegisterFieldRule, captcha: RegisterFieldRule, verificationCode: RegisterFieldRule, affiliateCode: RegisterFieldRule, paymentPassword: RegisterFieldRule, line: RegisterFieldRule, whatsapp: RegisterFieldRule, facebook: RegisterFieldRule, wechat: RegisterFieldRule, idNumber: RegisterFieldRule, referralCode: RegisterFieldRule, zalo: RegisterFieldRule, telegram: RegisterFieldRule, skype: RegisterFieldRule, birthday: RegisterFieldRule };
const CountryCode: Shape = { countryCode: 1, countryName: 1, countryDialingCode: 1 };
const HelpArticle: Shape = { articleId: 1, title: 1, content: 1, "language?": 1 };
const HelpTopic: Shape = { topicId: 1, title: 1, articles: [HelpArticle] };
const HelpCenter: Shape = { topics: [HelpTopic] };
const FeedbackReceipt: Shape = { feedbackId: 1 };
const UploadedImage: Shape = { imageId: 1, purpose: 1, contentType: 1, bytes: 5, width: 5, height: 5 };
const ContentPageSummary: Shape = { pageId: 1, kind: 1, title: 1, summary: 1, "language?": 1, image: -1, publishedAt: 4 };
const ContentPageList: Shape = { content: [ContentPageSummary], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const ContentPage: Shape = { pageId: 1, kind: 1, title: 1, content: 1, image: -1, language: 1, publishedAt: 4 };
const DemoFlag: Shape = { modId: 1, enabled: 3 };
const DemoSwitches: Shape = { maintenance: 3, regionBlock: 3, flags: [DemoFlag], slowMilliseconds: 5, failingRate: 2, failingOperations: [1], rateLimitFactor: 2, captchas: 3, popups: 3 };
const VendorWallet: Shape = { vassalage: 1, displayName: 1, balance: -1, state: 1 };
const WalletBalance: Shape = { isSingle: 5, balance: 1, totalBalance: 1, currency: 1, currencySymbol: 1, vendorWallets: [VendorWallet], asOf: 4 };
const MerchantWalletVendor: Shape = { vassalage: 1, displayName: 1, transferable: 3 };
const MerchantWallet: Shape = { merchantCode: 1, isSingle: 5, currency: 1, currencySymbol: 1, depositEnabled: 3, withdrawEnabled: 3, minTransfer: 1, vendors: [MerchantWalletVendor] };
const Transfer: Shape = { transferId: 1, kind: 1, direction: 1, from: 1, to: 1, amount: 1, state: 1, remark: -1, createdAt: 4 };
const RestoredWallet: Shape = { vassalage: 1, displayName: 1, amount: 1, outcome: 1, reason: -1 };
const WalletRestore: Shape = { balance: 1, moved: 1, vendors: [RestoredWallet] };
const ConsolidatedFunds: Shape = { dailysalreqtype: -1, divtypereq: -1, contracthoursalreq: -1, realtimesalreqtype: -1, dailysalinfotype: -1, contractmrdailysalinfotype: -1, contracthoursalinfo: -1, divtypeinfo: -1 };
const MemberTransaction: Shape = { transactionId: 1, type: 1, amount: 1, balanceBefore: 1, balanceAfter: 1, reference: -1, description: 1, occurredAt: 4 };
const MemberTransactionPage: Shape = { content: [MemberTransaction], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const DepositMethod: Shape = { methodId: 1, displayName: 1, kind: 1, iconUrl: -1, minAmount: 1, maxAmount: 1, feeRate: 1, quickAmounts: [1], needsPayerName: 3, instructions: 1, averageMinutes: -5, maintenance: 3 };
const PayDetail: Shape = { label: 1, value: 1 };
const DepositStep: Shape = { at: 4, state: 1, reason: -1, nextStep: -1 };
const Deposit: Shape = { depositId: 1, methodId: 1, methodName: 1, amount: 1, fee: 1, creditedAmount: -1, state: 1, payUrl: -1, payTo: [PayDetail], createdAt: 4, expiresAt: 4, steps: [DepositStep] };
const DepositPage: Shape = { content: [Deposit], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const WithdrawMethod: Shape = { methodId: 1, displayName: 1, kind: 1, iconUrl: -1, minAmount: 1, maxAmount: 1, feeRate: 1, averageMinutes: -5, maintenance: 3 };
const WaitingBonus: Shape = { bonusId: 1, title: 1, amount: 1, waitingAmount: 1, turnoverRequired: 1, turnoverLeft: 1, expiresAt: -4, takenBackAmount: 1, freedAmount: 1 };
const WithdrawOptions: Shape = { methods: [WithdrawMethod], availableAmount: 1, turnoverLeft: 1, waitingAmount: 1, waitingBonuses: [WaitingBonus], countLeftToday: 5, amountLeftToday: 1, hasPaymentPassword: 3 };
const WithdrawalStep: Shape = { at: 4, state: 1, reason: -1, nextStep: -1 };
const Withdrawal: Shape = { withdrawalId: 1, methodId: 1, methodName: 1, accountLabel: 1, amount: 1, fee: 1, receivedAmount: 1, remainingAmount: 1, state: 1, canBeCancelled: 3, settledBy: -1, createdAt: 4, confirmBefore: -4, steps: [WithdrawalStep] };
const WithdrawalPage: Shape = { content: [Withdrawal], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const UplineTransferOptions: Shape = { receiver: -1, minAmount: 1, maxAmount: 1, availableAmount: 1, waitingAmount: 1, hasPaymentPassword: 3 };
const TransferPage: Shape = { content: [Transfer], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const BettingRecord: Shape = { betId: 1, roundId: 1, nodeId: -5, gameName: 1, vassalage: 1, gameType: 1, stake: 1, win: 1, profit: 1, state: 1, placedAt: 4, settledAt: -4 };
const BettingTotals: Shape = { betCount: 5, stake: 1, validStake: 1, win: 1, profit: 1 };
const BettingRecordPage: Shape = { content: [BettingRecord], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: BettingTotals };
const ProfitRow: Shape = { day: -1, gameType: -1, deposit: 1, withdrawal: 1, stake: 1, win: 1, rebate: 1, bonus: 1, profit: 1 };
const ProfitReport: Shape = { content: [ProfitRow], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, total: ProfitRow };
const ReportFile: Shape = { csv: 1, rows: 5, next: -1 };
const AccountSummary: Shape = { currency: 1, currencySymbol: 1, mainBalance: 1, vendorBalance: 1, totalBalance: 1, withdrawalsInProgress: 1, turnoverLeft: 1, points: 5, deposits: 1, withdrawals: 1, bonuses: 1, stake: 1, profit: 1, asOf: 4 };
const ExchangeRate: Shape = { currency: 1, displayName: 1, buyRate: 1, sellRate: 1 };
const ExchangeRateTable: Shape = { baseCurrency: 1, asOf: 4, rates: [ExchangeRate] };
const IntentOutcome: Shape = { key: 1, outcome: 1, operationId: -1, recordId: -1, errorCode: -1, message: -1, finishedAt: -4 };
const VassalageGameTypes: Shape = { vassalage: 1, gameTypes: [1] };
const Game: Shape = { nodeId: 5, nodeName: 1, gameName: 1, displayName: 1, smallIcon: -1, showIcon: -1, iconUrl: -1, vassalage: 1, vendorName: 1, gameCode: 1, isGame: 1, gameType: 1, gameClassify: -1, accountTypeName: 1, supportPlay: 5, isNew: 5, isHot: 5, minBet: -1, lineNum: -5, jackpot: -1, maintenance: 3 };
const GamePage: Shape = { content: [Game], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const GameLaunch: Shape = { gameUrl: 1, launchId: 1, expiresAt: 4, nodeId: -5, playMoney: 3 };
const Room: Shape = { roomId: 1, roomName: 1, nodeId: 5, vassalage: 1, gameType: 1, minBet: 1, maxBet: 1, seats: 5, seatsTaken: 5, state: 1 };
const GameSearchIndex: Shape = { version: 1, gameType: 1, iconPattern: 1, vendors: [1], vendorNames: [1], classifies: [1], nodeIds: [5], names: [1], codes: [1], vendorOf: [5], classifyOf: [6], flags: [5] };
const JackpotFeed: Shape = { amount: 1, currency: 1, asOf: 4 };
const DemoPay: Shape = { symbol: 1, multiplier: 1 };
const DemoPlacePay: Shape = { place: 1, multiplier: 1 };
const DemoSlipRules: Shape = { mostPicks: 5, highestOdds: 1, minutes: 5 };
const LotteryLaunch: Shape = { lottoArea: -1, launchMode: -1, lottoPrizeMode: -1, lottoGameCode: -1, lottoView: -1 };
const GameSession: Shape = { launchId: 1, nodeId: -5, displayName: 1, showIcon: -1, gameType: 1, kind: 1, playMoney: 3, currency: 1, balance: 1, stakes: [1], payTable: [0, [DemoPay]], placePays: [0, [DemoPlacePay]], slipRules: [0, DemoSlipRules], language: 1, lottery: [0, LotteryLaunch], backUrl: -1, expiresAt: 4 };
const DemoRound: Shape = { roundId: 1, symbols: [[1]], winningLines: [5], stake: 1, win: 1, balance: 1, playedAt: 4 };
const DemoCard: Shape = { rank: 1, suit: 1, total: 5 };
const DemoTableRound: Shape = { roundId: 1, place: 1, winner: 1, player: [DemoCard], banker: [DemoCard], stake: 1, win: 1, balance: 1, playedAt: 4 };
const DemoOffer: Shape = { pick: 1, odds: 1 };
const DemoMatch: Shape = { matchId: 1, home: 1, away: 1, minute: 5, homeScore: 5, awayScore: 5, picks: [DemoOffer] };
const DemoMatches: Shape = { matches: [DemoMatch], asOf: 4, changesAt: 4 };
const DemoQuotedPick: Shape = { matchId: 1, pick: 1, odds: -1 };
const DemoSlipQuote: Shape = { picks: [DemoQuotedPick], stake: 1, totalOdds: -1, canWin: -1 };
const DemoGoal: Shape = { minute: 5, side: 1 };
const DemoPlayedPick: Shape = { matchId: 1, home: 1, away: 1, pick: 1, odds: 1, minute: 5, homeScore: 5, awayScore: 5, goals: [DemoGoal], won: 3 };
const DemoSlip: Shape = { roundId: 1, type: 1, picks: [DemoPlayedPick], totalOdds: -1, stake: 1, win: 1, balance: 1, playedAt: 4 };
const LotteryGame: Shape = { nodeId: 5, gameCode: 1, displayName: 1, gameGroupCode: 1, vassalage: 1, accountTypeName: 1, iconUrl: -1, numero: 1, closesAt: 4, drawInterval: 5, state: 1 };
const LotteryGroup: Shape = { gameGroupCode: 1, gameGroupName: 1, games: [LotteryGame] };
const DemoWagerPay: Shape = { on: 1, value: -5, multiplier: 1 };
const DemoWager: Shape = { wager: 1, pick: 1, count: 5, numbers: [1], pays: [DemoWagerPay] };
const DemoDraw: Shape = { gameCode: 1, displayName: 1, numero: 1, closesAt: 4, drawAt: 4, maintenance: 3, wagers: [DemoWager] };
const VnPrize: Shape = { prize: 1, numbers: [1] };
const DemoDrawResult: Shape = { numero: 1, drawnAt: 4, numbers: [1], prizes: [VnPrize] };
const DemoTicket: Shape = { ticketId: 1, numero: 1, drawAt: 4, wager: 1, picks: [1], stake: 1, win: -1 };
const DemoLotteryRoom: Shape = { now: 4, balance: 1, lotteries: [LotteryGroup], draw: [0, DemoDraw], results: [DemoDrawResult], tickets: [DemoTicket] };
const DemoTicketReceipt: Shape = { ticket: DemoTicket, balance: 1 };
const LotteryMenu: Shape = { prizeMode: 1, gameMenus: [LotteryGroup] };
const VnDraw: Shape = { gameCode: 1, displayName: 1, numero: 1, openedAt: 4, prizes: [VnPrize] };
const LotteryDraw: Shape = { gameCode: 1, displayName: 1, numero: 1, openedAt: 4, numbers: [1] };
const Banner: Shape = { id: 1, groupName: 1, title: 1, url: 1, smallUrl: 1, linkageType: -1, link: -1 };
const Announcement: Shape = { id: 1, title: 1, content: 1, startDateStr: 1, promotionType: -1, execution: -1 };
const AnnouncementContents: Shape = { banners: [Banner], player: [Announcement], popup: [Announcement], promotion: [Announcement], home: [Announcement] };
const PromotionProgress: Shape = { current: 1, target: 1 };
const Promotion: Shape = { promotionId: 1, title: 1, kind: 1, period: -1, status: 1, action: 1, summary: 1, imageUrl: -1, startsAt: 4, endsAt: -4, remaining: -5, progress: [0, PromotionProgress] };
const PromotionPage: Shape = { content: [Promotion], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const PromotionImage: Shape = { imageId: 1, imageUrl: 1, sizeBytes: 5 };
const RewardApplication: Shape = { applicationId: 1, promotionId: 1, status: 1, remark: 1, images: [PromotionImage], requestedAt: 4, answeredAt: -4, rejectionReason: -1 };
const PromotionDetail: Shape = { promotion: Promotion, terms: 1, bonusAmount: -1, bonusRate: -5, maximumBonus: -1, minimumDeposit: -1, turnoverMultiple: 5, gameCategories: [1], needsRemark: 3, maximumImages: 5, application: [0, RewardApplication] };
const TicketPrize: Shape = { prizeId: 1, type: 1, label: 1, amount: -1, points: -5, segment: -5 };
const Ticket: Shape = { ticketId: 1, promotionId: 1, kind: 1, status: 1, source: 1, turnoverMultiple: 5, issuedAt: 4, expiresAt: -4, openedAt: -4, prize: [0, TicketPrize] };
const TicketPage: Shape = { content: [Ticket], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const TicketReveal: Shape = { ticket: Ticket, segments: [TicketPrize], ticketsLeft: 5 };
const RewardReceipt: Shape = { transactionNumber: 1, amount: 1, points: 5, balance: 1, pointBalance: 5, creditedAt: 4 };
const Reward: Shape = { rewardId: 1, source: 1, promotionId: -1, missionId: -1, title: 1, status: 1, amount: 1, points: 5, turnoverMultiple: 5, issuedAt: 4, expiresAt: -4, claimedAt: -4 };
const RewardTotals: Shape = { claimableCount: 5, claimableAmount: 1, claimablePoints: 5 };
const RewardPage: Shape = { content: [Reward], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: RewardTotals };
const BonusRecord: Shape = { bonusId: 1, transactionNumber: 1, title: 1, kind: 1, state: 1, amount: 1, points: 5, turnoverRequired: 1, turnoverDone: 1, creditedAt: 4, expiresAt: -4 };
const BonusTotals: Shape = { amount: 1, points: 5 };
const BonusPage: Shape = { content: [BonusRecord], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: BonusTotals };
const RebateRate: Shape = { gameCategory: 1, rate: -5 };
const RebateRates: Shape = { rates: [RebateRate] };
const RebateRow: Shape = { gameCategory: 1, rate: -5, validBet: 1, amount: 1 };
const RebateStatement: Shape = { statementId: 1, calculatedAt: 4, amount: 1, minimumAmount: 1, turnoverMultiple: 5, lastClaimedAt: -4, rows: [RebateRow] };
const MissionPeriodCount: Shape = { period: 1, total: 5, completed: 5, claimable: 5, endsAt: 4 };
const MissionSummary: Shape = { totalMissions: 5, completedMissions: 5, claimableMissions: 5, missionPoints: 5, nextPrizeAt: -5, leaderboardRank: -5, periods: [MissionPeriodCount] };
const MissionLeaderboardRow: Shape = { rank: 5, account: 1, missionPoints: 5, completedMissions: 5, prizeAmount: -1 };
const MissionLeaderboard: Shape = { content: [MissionLeaderboardRow], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, period: 1, endsAt: 4, own: [0, MissionLeaderboardRow] };
const Mission: Shape = { missionId: 1, title: 1, description: 1, period: 1, status: 1, goal: 1, current: 1, target: 1, rewardAmount: 1, rewardPoints: 5, turnoverMultiple: 5, missionPoints: 5, endsAt: 4, gameCategory: -1 };
const MissionPage: Shape = { content: [Mission], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const ReferralStatistics: Shape = { registered: 5, qualified: 5, rewardTotal: 1, rewardPending: 1, registeredThisMonth: 5 };
const Referral: Shape = { enabled: 3, referralCode: 1, link: 1, qrTarget: 1, terms: 1, statistics: ReferralStatistics };
const ReferredFriend: Shape = { account: 1, registeredAt: 4, qualified: 3, rewardAmount: 1 };
const ReferredFriendPage: Shape = { content: [ReferredFriend], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const PromotionSwitch: Shape = { enabled: 3 };
const AvailablePromotions: Shape = { REFERRAL: PromotionSwitch };
const BadgeCounts: Shape = { availablePromoCount: 5, unreadMessage: 5, missions: 5, rewards: 5, availablePromo: AvailablePromotions };
const PointBalance: Shape = { points: 5, pointsOnHold: 5, ratio: 5, worth: 1, asOf: 4 };
const PointReward: Shape = { rewardId: 1, productName: 1, exchangeType: 1, pointsNeeded: 5, amount: -1, turnoverMultiple: 5, imageUrl: -1, description: 1, stock: -5, maxQuantity: 5, needsAddress: 3 };
const PointRewardPage: Shape = { content: [PointReward], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const RedeemRecord: Shape = { transactionNumber: 1, applicationTime: 4, exchangeType: 1, productName: 1, pointsNeeded: 5, amount: -1, quantity: 5, status: 1, reason: -1, updatedAt: 4 };
const RedeemRecordPage: Shape = { content: [RedeemRecord], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const PointConfig: Shape = { enabled: 3, ratio: 5, minConvertPoints: 5, maxConvertPoints: 5, convertStep: 5, neverExpires: 3, exchangeTypes: [1], rules: 1 };
const PointConversion: Shape = { transactionNumber: 1, points: 5, amount: 1, ratio: 5, pointsLeft: 5, convertedAt: 4 };
const ContractWork: Shape = { kind: 1, toAnswer: 5, unpaid: 5 };
const AvailablePromo: Shape = { enabled: 3 };
const AvailablePromos: Shape = { REFERRAL: AvailablePromo };
const UnreadCount: Shape = { unreadMessage: 5, availablePromoCount: 5, availableMissionCount: 5, availableRewardCount: 5, contractsToAnswer: 5, contractWork: [ContractWork], availablePromo: AvailablePromos };
const MessageSummary: Shape = { messageId: 1, kind: 1, title: 1, preview: 1, read: 3, sentAt: 4 };
const MessagePage: Shape = { content: [MessageSummary], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const Message: Shape = { messageId: 1, kind: 1, title: 1, content: 1, link: -1, read: 3, sentAt: 4 };
const MessageKindSetting: Shape = { kind: 1, isMuted: 3, canBeMuted: 3 };
const MessageChange: Shape = { changedCount: 5, unreadMessage: 5 };
const TeamPeopleFigures: Shape = { total: 5, directMembers: 5, directAgents: 5, online: 5, registered: 5, active: 5, firstDeposits: 5 };
const TeamMoneyFigures: Shape = { teamBalance: 1, deposits: 1, withdrawals: 1, betAmount: 1, validBet: 1, payout: 1, rebate: 1, bonus: 1, profitLoss: 1 };
const TeamDayFigures: Shape = { date: 1, deposits: 1, withdrawals: 1, betAmount: 1, profitLoss: 1, active: 5, registered: 5 };
const FigureChange: Shape = { figure: 1, unit: 1, before: 1, difference: 1, rate: -6 };
const PeriodComparison: Shape = { startDate: 1, endDate: 1, isOver: 3, changes: [FigureChange] };
const TeamOverview: Shape = { startDate: 1, endDate: 1, people: TeamPeopleFigures, money: TeamMoneyFigures, days: [TeamDayFigures], comparison: [0, PeriodComparison] };
const TeamMember: Shape = { memberId: 1, account: 1, nickname: -1, accountType: 1, level: 5, parentId: 1, parentAccount: 1, status: 1, balance: 1, teamSize: 5, online: 3, registeredAt: 4, lastLoginAt: -4, hasNote: 3 };
const TeamPathStep: Shape = { memberId: 1, account: 1 };
const TeamMemberPage: Shape = { content: [TeamMember], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, path: [TeamPathStep] };
const DownlineRebate: Shape = { gameCategory: 1, rate: 5 };
const TeamMemberDetail: Shape = { member: TeamMember, path: [TeamPathStep], rebates: [DownlineRebate], remark: 1, note: 1, registerLinkId: -1, deposits: 1, withdrawals: 1, betAmount: 1, profitLoss: 1, contractKinds: [1] };
const RebateLimit: Shape = { gameCategory: 1, minimumRate: 5, maximumRate: 5, step: 5 };
const RebateLimits: Shape = { limits: [RebateLimit] };
const TeamRebateChange: Shape = { gameCategory: 1, from: 5, to: 5 };
const TeamRebateResult: Shape = { memberId: 1, account: -1, refusal: -1, gameCategory: -1, limit: -5, changes: [TeamRebateChange] };
const TeamRebateResults: Shape = { results: [TeamRebateResult] };
const RegisterLink: Shape = { linkId: 1, name: 1, accountType: 1, affiliateCode: 1, url: 1, qrTarget: 1, rebates: [DownlineRebate], enabled: 3, registered: 5, visits: 5, createdAt: 4, expiresAt: -4 };
const RegisterLinkPage: Shape = { content: [RegisterLink], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const RegisterLinkFigures: Shape = { visits: 5, registered: 5, registeredRate: -5, firstDeposits: 5, firstDepositRate: -5, validBet: 1, profitLoss: 1 };
const RegisterLinkStatisticsRow: Shape = { linkId: -1, name: -1, sub: -1, date: -1, figures: RegisterLinkFigures };
const RegisterLinkStatisticsPage: Shape = { content: [RegisterLinkStatisticsRow], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: RegisterLinkFigures };
const TeamBet: Shape = { betId: 1, memberId: 1, account: 1, gameCategory: 1, vassalage: 1, gameCode: 1, gameName: 1, status: 1, betAmount: 1, validBet: 1, payout: 1, profitLoss: 1, placedAt: 4, settledAt: -4 };
const TeamBetTotals: Shape = { betCount: 5, betAmount: 1, validBet: 1, payout: 1, profitLoss: 1 };
const TeamBetPage: Shape = { content: [TeamBet], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: TeamBetTotals };
const TeamTransaction: Shape = { transactionNumber: 1, memberId: 1, account: 1, type: 1, status: 1, amount: 1, fee: 1, counterpartAccount: -1, createdAt: 4, completedAt: -4 };
const TeamTransactionTotals: Shape = { deposits: 1, withdrawals: 1, transfersIn: 1, transfersOut: 1, fees: 1 };
const TeamTransactionPage: Shape = { content: [TeamTransaction], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: TeamTransactionTotals };
const TeamProfitFigures: Shape = { betCount: 5, betAmount: 1, validBet: 1, payout: 1, rebate: 1, bonus: 1, salary: 1, profitLoss: 1 };
const TeamProfitRow: Shape = { date: -1, memberId: -1, account: -1, gameCategory: -1, figures: TeamProfitFigures };
const TeamProfitPage: Shape = { content: [TeamProfitRow], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: TeamProfitFigures, comparison: [0, PeriodComparison] };
const AgentRevenueFigures: Shape = { teamBet: 1, teamProfitLoss: 1, rebateEarned: 1, dividendReceived: 1, dividendPaid: 1, salaryReceived: 1, salaryPaid: 1, revenue: 1 };
const AgentRevenueRow: Shape = { date: 1, activeMembers: 5, received: 1, paid: 1, figures: AgentRevenueFigures };
const AgentRevenuePage: Shape = { content: [AgentRevenueRow], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: AgentRevenueFigures, comparison: [0, PeriodComparison] };
const DownlineMovement: Shape = { transactionNumber: 1, memberId: 1, account: 1, type: 1, amount: 1, balanceBefore: 1, balanceAfter: 1, note: -1, createdAt: 4 };
const DownlineMovementTotals: Shape = { income: 1, outgo: 1, net: 1 };
const DownlineMovementPage: Shape = { content: [DownlineMovement], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: DownlineMovementTotals };
const AgentAnnouncementPage: Shape = { content: [Announcement], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const ContractPayout: Shape = { payoutId: 1, contractId: 1, kind: 1, direction: 1, account: 1, period: 1, startAt: 4, endAt: 4, activeMembers: 5, periodBet: 1, periodProfitLoss: 1, rate: 5, fixedAmount: 1, amount: 1, status: 1, paidAt: -4 };
const ContractPayoutTotals: Shape = { received: 1, paid: 1, periodBet: -1, periodProfitLoss: -1 };
const ContractPayoutPage: Shape = { content: [ContractPayout], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, totals: ContractPayoutTotals };
const FigureLead: Shape = { to: 1, figure: -1, report: -1, startDate: -1, endDate: -1, account: -1, branch: -1, gameCategory: -1, type: -1, payoutId: -1 };
const FigurePart: Shape = { kind: 1, sign: 1, value: 1, name: -1, reason: -1, date: -1, at: -4, account: -1, gameCategory: -1, type: -1, base: -1, rate: -6, leadsTo: FigureLead };
const ContractTier: Shape = { rate: 5, activeMembers: 5, periodBet: 1, periodProfitLoss: 1, amount: 1 };
const PaymentStep: Shape = { tier: ContractTier, isReached: 3, activeMembersMet: 3, periodBetMet: 3, periodProfitLossMet: 3 };
const ExplainedPayment: Shape = { contractId: 1, kind: 1, direction: 1, account: 1, startAt: 4, endAt: 4, conditionsFrom: 4, activeMembers: 5, periodBet: 1, periodProfitLoss: 1, steps: [PaymentStep], status: 1, dueAt: 4, paidAt: -4, transactionNumber: -1 };
const ExplainedFigure: Shape = { figure: 1, unit: 1, value: 1, startDate: -1, endDate: -1, account: -1, branch: -1, gameCategory: -1, content: [FigurePart], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5, payment: [0, ExplainedPayment] };
const ReportViewState: Shape = { "period?": 1, "from?": 1, "to?": 1, "account?": 1, "search?": 1, "kind?": 1, "category?": 1, "level?": 1, "status?": 1, "activity?": 1, "contract?": 1, "min?": 1, "max?": 1, "view?": 1, "compare?": 1, "sort?": 1 };
const ReportView: Shape = { viewId: 1, name: 1, state: ReportViewState };
const ReportViews: Shape = { views: [ReportView], keeps: [1], most: 5 };
const Contract: Shape = { contractId: 1, kind: 1, requestType: 1, state: 1, inForce: 3, side: 1, counterpartId: 1, counterpartAccount: 1, period: 1, tiers: [ContractTier], actions: [1], offeredAt: 4, answeredAt: -4, startsAt: -4, endedAt: -4, nextSettlementAt: -4 };
const ContractPage: Shape = { content: [Contract], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const ContractBrief: Shape = { contractId: 1, kind: 1, counterpartId: 1, counterpartAccount: 1, rate: 5 };
const ContractDetail: Shape = { contract: Contract, remark: 1, reason: -1, replaces: -1, before: [0, Contract], after: [0, Contract], wouldTerminate: [ContractBrief] };
const ContractEvent: Shape = { eventId: 1, type: 1, byAccount: -1, requestType: 1, note: -1, at: 4 };
const ContractEventPage: Shape = { content: [ContractEvent], pageNum: 5, totalPages: 5, totalElements: 5, pageSize: 5 };
const ContractTemplate: Shape = { name: 1, period: 1, tiers: [ContractTier] };
const ContractTerms: Shape = { kind: 1, enabled: 3, maximumRate: 5, rateStep: 5, maximumTiers: 5, periods: [1], settlementIntervalMinutes: 5, paidNextDay: 3, templates: [ContractTemplate] };
const ContractPreview: Shape = { replaces: -1, wouldTerminate: [ContractBrief] };
const ContractSimulationPeriod: Shape = { startAt: 4, endAt: 4, activeMembers: 5, periodBet: 1, periodProfitLoss: 1, step: -5, amount: 1, present: -1, above: -1, kept: -1 };
const ContractSimulationTotals: Shape = { periodBet: 1, periodProfitLoss: 1, amount: 1, present: -1, above: -1, kept: -1 };
const ContractSimulation: Shape = { kind: 1, period: 1, account: 1, teamSince: 4, presentPeriod: -1, presentRate: -5, aboveRate: -5, rows: [ContractSimulationPeriod], totals: ContractSimulationTotals, replaces: -1, wouldTerminate: [ContractBrief] };
const ContractProgressStep: Shape = { tier: ContractTier, isMet: 3, areMembersMet: 3, isBetMet: 3, isResultMet: 3, betShare: 5, resultShare: 5 };
const ContractProgress: Shape = { contractId: 1, kind: 1, period: 1, startAt: 4, endAt: 4, activeMembers: 5, periodBet: 1, periodProfitLoss: 1, steps: [ContractProgressStep], reached: -5, current: 1, low: 1, high: 1, nextSettlementAt: 4, nextAmount: 1, isCovered: -3, shortBy: -1 };
const ContractNote: Shape = { step: 5, code: 1, severity: 1 };
const ContractPersonPreview: Shape = { memberId: 1, account: 1, teamSize: 5, hasOpenOffer: 3, replaces: [0, Contract], wouldTerminate: [ContractBrief] };
const ContractsPreview: Shape = { notes: [ContractNote], people: [ContractPersonPreview] };
const ContractOutcome: Shape = { memberId: 1, account: 1, contractId: -1, refusal: -1 };
const ContractsResult: Shape = { outcomes: [ContractOutcome] };
const ContractResult: Shape = { contract: Contract, terminated: [ContractBrief] };
const CustomerServiceEntry: Shape = { modelId: 1, csType: 1, title: 1, description: -1, telephone: -1, available: 3 };
const ChatLaunch: Shape = { chatUrl: 1 };
const PolicyAges: Shape = { minimum: 5, gate: 1 };
const PolicyLimitKind: Shape = { kind: 1, periods: [1] };
const PolicyLimits: Shape = { kinds: [PolicyLimitKind], raiseDelay: 1, askedAt: [1] };
const PolicyRealityCheck: Shape = { intervals: [1], standard: -1, isRequired: 3 };
const PolicySession: Shape = { idleWarning: 1 };
const PolicyBreaks: Shape = { durations: [1] };
const PolicyExclusion: Shape = { durations: [1], end: 1, coolingOff: 1 };
const PolicyMarketing: Shape = { duringBreak: 3 };
const PolicyPromotions: Shape = { maxTurnoverMultiple: -2, mixesGameTypes: 3 };
const PolicyWithdrawals: Shape = { canBeCancelled: 3 };
const PolicyStatement: Shape = { months: 5, reviewEvery: -1 };
const HelpOrganisation: Shape = { name: 1, address: 1, phone: -1, text: -1 };
const PolicySource: Shape = { field: 1, clause: 1, date: 1 };
const MarketPolicy: Shape = { policyId: 1, title: 1, ages: PolicyAges, limits: PolicyLimits, realityCheck: PolicyRealityCheck, session: PolicySession, breaks: PolicyBreaks, exclusion: PolicyExclusion, marketing: PolicyMarketing, promotions: PolicyPromotions, withdrawals: PolicyWithdrawals, statement: PolicyStatement, help: [HelpOrganisation], sources: [PolicySource] };
const WaitingLimit: Shape = { amount: -1, confirmableAt: 4, canBeConfirmed: 3 };
const OwnLimit: Shape = { kind: 1, period: 1, amount: -1, max: -1, used: 1, usedRate: -5, left: -1, freeAt: -4, waiting: [0, WaitingLimit] };
const OwnLimits: Shape = { raiseDelay: 1, isAskedAtDeposit: 3, limits: [OwnLimit] };
const PlayPauseChoice: Shape = { duration: 1, endsAt: 4 };
const PlayPauseChoices: Shape = { current: [0, PlayPause], breaks: [PlayPauseChoice], exclusions: [PlayPauseChoice], exclusionEnd: 1, coolingOff: 1 };
const StatementFigures: Shape = { deposits: 1, withdrawals: 1, netDeposits: 1, stake: 1, win: 1, gameResult: 1 };
const LifetimeDeposits: Shape = { since: 1, deposits: 1, withdrawals: 1, netDeposits: 1 };
const StatementRow: Shape = { from: 1, to: 1, deposits: 1, withdrawals: 1, netDeposits: 1, stake: 1, win: 1, gameResult: 1, depositRate: 5, withdrawalRate: 5, resultRate: 6 };
const ActivityStatement: Shape = { grain: 1, months: 5, maxMonths: 5, from: 1, to: 1, total: StatementFigures, lifetime: LifetimeDeposits, rows: [StatementRow] };
const StatementReview: Shape = { isDue: 3, reviewedAt: -4, dueAt: -4 };
const TimeLimit: Shape = { period: 1, minutesLeft: 5, freeAt: -4 };
const RealityCheck: Shape = { interval: -1, intervals: [1], isRequired: 3, dueAt: -4, isDue: 3 };
const PlaySession: Shape = { sessionId: 1, now: 4, startedAt: 4, stake: 1, win: 1, gameResult: 1, balance: 1, timeLimit: [0, TimeLimit], realityCheck: RealityCheck };
const FieldFault: Shape = { field: 1, code: 1, "limit?": 1 };
const ReachedLimit: Shape = { kind: 1, period: 1, left: 1, freeAt: -4 };
const RefusalDetails: Shape = { "captcha?": 3, "fields?": [FieldFault], "challengeId?": 1, "challengeMethods?": [1], "stepUpMethods?": [1], "retryAfterSeconds?": 5, "reachedLimit?": ReachedLimit, "playPause?": PlayPause, "requestId?": 1 };

/** Shapes of the answers, by operation. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  getEncryptionKeys: EncryptionKeys,
  login: LoginResult,
  freePlayLogin: LoginResult,
  getCaptcha: 1,
  getLoginInfo: LoginInfo,
  loginV2: LoginOutcome,
  loginBySocial: LoginResult,
  loginByPhoneAuth: LoginResult,
  sendLoginChallengeCode: CodeSent,
  answerLoginChallenge: LoginResult,
  stepUp: StepUp,
  startPasskeyStepUp: PasskeyRequest,
  stepUpByPasskey: StepUp,
  startPasskeyLogin: PasskeyRequest,
  loginByPasskey: LoginResult,
  sendLoginCode: SmsCodeSent,
  sendRegisterCode: SmsCodeSent,
  getSession: SessionState,
  createSessionTicket: SessionTicket,
  listSessions: [OpenSession],
  listLogins: LoginPage,
  endOtherSessions: SessionsEnded,
  endSession: SessionsEnded,
  getMemberInfo: MemberInfo,
  getMemberIcon: MemberIcon,
  register: LoginResult,
  registerByMobile: LoginResult,
  resetPasswordByPhone: LoginResult,
  getProfile: MemberProfile,
  updateProfile: MemberProfile,
  getVipRank: VipRank,
  getSecuritySettings: SecuritySettings,
  sendBindCode: CodeSent,
  bindMobile: SecuritySettings,
  bindEmail: SecuritySettings,
  linkSocialAccount: SecuritySettings,
  unlinkSocialAccount: SecuritySettings,
  startTwoFactor: TwoFactorSetup,
  confirmTwoFactor: RecoveryCodes,
  renewRecoveryCodes: RecoveryCodes,
  listPasskeys: [Passkey],
  addPasskey: PasskeyAdded,
  startPasskey: PasskeyCreation,
  renamePasskey: [Passkey],
  removePasskey: [Passkey],
  listBanks: [Bank],
  listBankAccounts: [BankAccount],
  addBankAccount: [BankAccount],
  removeBankAccount: [BankAccount],
  setDefaultBankAccount: [BankAccount],
  getWhiteLabelFlags: [WhiteLabelFlag],
  getDomainRoute: [DomainRoute],
  getRegisterSettings: RegisterSettings,
  getCountryCodes: [CountryCode],
  getHelpCenter: HelpCenter,
  sendFeedback: FeedbackReceipt,
  uploadImage: UploadedImage,
  listContentPages: ContentPageList,
  getContentPage: ContentPage,
  getDemoSwitches: DemoSwitches,
  setDemoSwitches: DemoSwitches,
  getBalance: WalletBalance,
  getMerchantWallet: MerchantWallet,
  transferBetweenWallets: Transfer,
  restoreVendorWallets: WalletRestore,
  getConsolidatedFunds: ConsolidatedFunds,
  getMemberTransactions: MemberTransactionPage,
  listDepositMethods: [DepositMethod],
  listDeposits: DepositPage,
  createDeposit: Deposit,
  getDeposit: Deposit,
  cancelDeposit: Deposit,
  listWithdrawMethods: WithdrawOptions,
  listWithdrawals: WithdrawalPage,
  createWithdrawal: Withdrawal,
  getWithdrawal: Withdrawal,
  cancelWithdrawal: Withdrawal,
  confirmWithdrawalReceipt: Withdrawal,
  getUplineTransfer: UplineTransferOptions,
  transferToUpline: Transfer,
  transferToDownline: Transfer,
  listTransfers: TransferPage,
  getBettingRecords: BettingRecordPage,
  getProfitAndLoss: ProfitReport,
  exportRecords: ReportFile,
  getAccountSummary: AccountSummary,
  getExchangeRates: ExchangeRateTable,
  getIntentOutcome: IntentOutcome,
  getVassalageGameTypes: [VassalageGameTypes],
  getFavoriteGames: [5],
  getFavoriteGamesList: GamePage,
  getRecentGames: [Game],
  launchGame: GameLaunch,
  launchFreePlay: GameLaunch,
  launchFbSports: GameLaunch,
  getRoomList: [Room],
  getGame: Game,
  getGameSearchIndex: GameSearchIndex,
  getJackpotFeed: JackpotFeed,
  getGameSession: GameSession,
  playDemoRound: DemoRound,
  playDemoTable: DemoTableRound,
  getDemoMatches: DemoMatches,
  quoteDemoSlip: DemoSlipQuote,
  placeDemoSlip: DemoSlip,
  getDemoDraw: DemoLotteryRoom,
  buyDemoTicket: DemoTicketReceipt,
  getGameMenus: LotteryMenu,
  getVnGameMenu: LotteryMenu,
  getVnRecentGames: [LotteryGame],
  getVnOpenedNumbers: [VnDraw],
  getOpenedNumbers: [LotteryDraw],
  getPopularGames: [LotteryGame],
  getAnnouncementContent: AnnouncementContents,
  listPromotions: PromotionPage,
  getPromotion: PromotionDetail,
  signUpPromotion: PromotionDetail,
  requestReward: RewardApplication,
  cancelRewardRequest: PromotionDetail,
  listTickets: TicketPage,
  openTicket: TicketReveal,
  claimRaffle: RewardReceipt,
  listRewards: RewardPage,
  claimReward: RewardReceipt,
  getBonusDetails: BonusPage,
  getRebateRates: RebateRates,
  getRebates: RebateStatement,
  claimRebate: RewardReceipt,
  getMissionSummary: MissionSummary,
  getMissionLeaderboard: MissionLeaderboard,
  listMissions: MissionPage,
  claimMission: RewardReceipt,
  getReferral: Referral,
  listReferredFriends: ReferredFriendPage,
  getBadgeCounts: BadgeCounts,
  getPointBalance: PointBalance,
  getPointRewards: PointRewardPage,
  getRedeemList: RedeemRecordPage,
  getPointConfig: PointConfig,
  redeemPoints: RedeemRecord,
  convertPoints: PointConversion,
  getUnreadCount: UnreadCount,
  listMessages: MessagePage,
  getMessage: Message,
  getMessageKinds: [MessageKindSetting],
  setMessageKind: [MessageKindSetting],
  markMessagesRead: MessageChange,
  deleteMessages: MessageChange,
  getTeamOverview: TeamOverview,
  listTeamMembers: TeamMemberPage,
  getTeamMember: TeamMemberDetail,
  createDownlineAccount: TeamMemberDetail,
  getRebateLimits: RebateLimits,
  updateDownlineRebate: TeamMemberDetail,
  previewTeamRebates: TeamRebateResults,
  setTeamRebates: TeamRebateResults,
  setMemberNote: TeamMemberDetail,
  listRegisterLinks: RegisterLinkPage,
  createRegisterLink: RegisterLink,
  updateRegisterLink: RegisterLink,
  getRegisterLinkStatistics: RegisterLinkStatisticsPage,
  getTeamBets: TeamBetPage,
  getTeamTransactions: TeamTransactionPage,
  getTeamProfitAndLoss: TeamProfitPage,
  getAgentRevenueReport: AgentRevenuePage,
  getDownlineTransactionDetails: DownlineMovementPage,
  listAgentAnnouncements: AgentAnnouncementPage,
  getDividendRecords: ContractPayoutPage,
  getDailyWages: ContractPayoutPage,
  getHourlySalaries: ContractPayoutPage,
  getRealTimeSalaries: ContractPayoutPage,
  explainFigure: ExplainedFigure,
  exportTeamReport: ReportFile,
  listReportViews: ReportViews,
  saveReportView: ReportViews,
  renameReportView: ReportViews,
  deleteReportView: ReportViews,
  listContracts: ContractPage,
  getContract: ContractDetail,
  getContractHistory: ContractEventPage,
  exportContractHistory: ReportFile,
  getContractTerms: ContractTerms,
  previewContract: ContractPreview,
  simulateContract: ContractSimulation,
  getContractProgress: ContractProgress,
  offerContract: Contract,
  previewContracts: ContractsPreview,
  offerContracts: ContractsResult,
  cancelContractOffer: Contract,
  requestContractTermination: Contract,
  processDividendRequest: ContractResult,
  processDailySalaryContract: ContractResult,
  processHourlySalaryContract: ContractResult,
  processRealTimeSalaryContract: ContractResult,
  getChatModels: [CustomerServiceEntry],
  launchChat: ChatLaunch,
  getMarketPolicy: MarketPolicy,
  getLimits: OwnLimits,
  setLimit: OwnLimit,
  confirmLimit: OwnLimit,
  revokeLimit: OwnLimit,
  getPlayPause: PlayPauseChoices,
  startPlayPause: PlayPause,
  requestExclusionEnd: PlayPause,
  getActivityStatement: ActivityStatement,
  getStatementReview: StatementReview,
  noteStatementReview: StatementReview,
  getPlaySession: PlaySession,
  setRealityCheck: RealityCheck,
  answerRealityCheck: PlaySession,
  refusal: RefusalDetails,
};
