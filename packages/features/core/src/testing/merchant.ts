import type { MerchantDocument } from '../merchant/merchantDocument';

/** A merchant document for stories and tests. */
export const SAMPLE_MERCHANT: MerchantDocument = {
  platform: 'WEB',
  merchantCode: 'parlour',
  gatewayUrl: '',
  lotteryType: 'LOTT',
  defaultLang: 'EN',
  supportLanguages: ['EN', 'CN', 'ID'],
  gameListCenter: ['RNG', 'HOT'],
  esportGames: ['AV', 'IMES', 'IA', 'AI', 'TF'],
  cockfightGames: ['DS88', 'DIG'],
  prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
  agentTypes: [1, 2, 41, 42],
  trialTypes: [4],
  extraGameTypes: [],
  theme: { name: 'Parlour Demo' },
  jackpot: { source: 'simulated' },
  footerAverages: { depositMinutes: 3, withdrawMinutes: 5 },
  feedbackLength: { min: 10, max: 500 },
  phoneLengths: {},
  age: 18,
  phoneAuth: null,
  socialProviders: [],
  botCheck: null,
  sideBar: [],
  withdrawConfirmMinutes: 30,
};
