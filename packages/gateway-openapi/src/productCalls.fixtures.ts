export interface ProductCall {
  call: string;
  /** Fields that the query or the body must have. */
  payload?: readonly string[];
  /** Fields that the answer's value must have at its top level. */
  answer?: readonly string[];
  isEncrypted?: boolean;
}

const registration = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
  'domain',
  'countryDialingCode',
  'login',
] as const;

const gameQuery = [
  'clientType',
  'platform',
  'merchant',
  'gameType',
  'vassalage',
  'gameClassify',
  'gameName',
  'minBet',
  'minLineNum',
  'isNew',
  'language',
  'pageNo',
  'pageSize',
] as const;

const launch = [
  'lottoArea',
  'launchMode',
  'lottoPrizeMode',
  'lottoGameCode',
  'lottoView',
  'device',
  'backUrl',
  'language',
] as const;

const consolidated = [
  'dailysalreqtype',
  'divtypereq',
  'contracthoursalreq',
  'realtimesalreqtype',
  'dailysalinfotype',
  'contractmrdailysalinfotype',
  'contracthoursalinfo',
  'divtypeinfo',
] as const;

/** Calls that the product names by method and path. */
export const CALLS_BY_METHOD: readonly ProductCall[] = [
  {
    call: 'POST /wps/session/login',
    payload: ['username', 'password', 'captcha', 'type'],
    answer: ['token', 'firstTimeLogin', 'passwordExpired'],
    isEncrypted: true,
  },
  { call: 'DELETE /wps/session/logout' },
  { call: 'POST /wps/session/login/freeplay', payload: ['os', 'platform'] },
  {
    call: 'POST /wps/verification/sms/noLogin',
    payload: ['mobileNum', 'countryDialingCode'],
    answer: ['expiredMinutes'],
  },
  { call: 'POST /wps/verification/sms/register', payload: ['countryDialingCode', 'mobileNo'] },
  { call: 'GET /wps/member/info', answer: ['id', 'account', 'nickname', 'type'] },
  { call: 'GET /wps/member/info/icon' },
  { call: 'PUT /wps/member/register', payload: registration, isEncrypted: true },
  { call: 'PUT /wps/member/register/mobile', payload: registration, isEncrypted: true },
  {
    call: 'POST /wps/member/password',
    payload: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    isEncrypted: true,
  },
  {
    call: 'POST /wps/member/password/verification',
    payload: ['newPassword', 'mobileNum', 'verificationCode'],
    isEncrypted: true,
  },
  { call: 'POST /wps/member/password/email', payload: ['username', 'email'] },
  { call: 'GET /wps/agent/affiliate', payload: ['code', 'domain'] },
  { call: 'GET /wps/system/setting/register' },
  { call: 'GET /wps/captcha' },
  {
    call: 'GET /wps/system/status',
    answer: ['info', 'location', 'maintenance', 'regionRestriction'],
  },
  { call: 'GET /wps/system/whitelabel' },
  { call: 'GET /wps/system/domainRoute' },
  { call: 'GET /wps/system/helpCenter', payload: ['lang', 'device'] },
  { call: 'PUT /wps/feedback' },
  { call: 'GET /wps/v2/wallets/balance' },
  { call: 'POST /wps/relay/GCS_walletTransfer' },
  { call: 'GET /wps/relay/GCS_merchantWallet', payload: ['merchantCode'], answer: ['isSingle'] },
  { call: 'GET /wps/member/info/funds/consolidated', answer: consolidated },
  { call: 'GET /wps/relay/CSP_unreadCount' },
  { call: 'GET /wps/relay/GCSGAME_gameList', payload: gameQuery },
  {
    call: 'GET /wps/relay/GCSGAME_hotGamesV2',
    payload: ['merchantCode', 'isPlatform', 'platform', 'language'],
  },
  { call: 'GET /wps/relay/GCSGAME_gameVendor', payload: ['merchantCode'], answer: ['data'] },
  { call: 'GET /wps/relay/GCSGAME_getVassGameType' },
  {
    call: 'GET /wps/relay/GCSGAME_getRankList',
    payload: ['gameCategory', 'language', 'limitNum'],
  },
  { call: 'GET /wps/relay/MCSFE_getFavoriteGames' },
  {
    call: 'GET /wps/relay/MCSFE_getFavoriteGamesList',
    answer: ['content', 'pageNum', 'totalPages'],
  },
  {
    call: 'POST /wps/relay/MCSFE_addFavoriteGameV2',
    payload: ['nodeId', 'vendor', 'gameType'],
  },
  { call: 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2', payload: ['nodeId'] },
  { call: 'GET /wps/relay/GCS_recentGame' },
  { call: 'GET /wps/relay/GCS_gameLaunchFB' },
  { call: 'GET /wps/relay/GLS2_roomList' },
  { call: 'GET /wps/game/launchGame', payload: launch },
  { call: 'GET /lgw/games/game_menus', payload: ['prizeMode'] },
  { call: 'GET /lgw/vn/games/game_menu', payload: ['prizeMode', 'device'] },
  { call: 'GET /lgw/vn/games/game_menu/recent' },
  { call: 'GET /lgw/vn/numeros/opened/game' },
  { call: 'GET /lotto/lgw/games/opened/numero', payload: ['prizeMode'] },
  { call: 'GET /lgw/games/popular', payload: ['limit'] },
  { call: 'GET /wps/relay/MCSFE_getMissionSummaryDetails' },
  { call: 'GET /wps/relay/MCSFE_getMissionLeaderboard' },
  {
    call: 'GET /wps/relay/MCSFE_getListAnnouncements',
    payload: ['types', 'platform', 'execution'],
    answer: ['banners', 'player', 'popup', 'promotion'],
  },
  { call: 'POST /wps/relay/MCS2_processDividendReq' },
  { call: 'POST /wps/relay/MCS2_processDailySalContract' },
  { call: 'POST /wps/relay/MCS2_processContractHourSalary' },
  { call: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract' },
  { call: 'POST /wps/relay/MCSFE_signUpPromotionJoin' },
  { call: 'POST /wps/relay/MCSFE_signUpRequestReward' },
  { call: 'POST /wps/relay/MCS2_claimRafflePromotion' },
];

/** Paths that the product names without a method, with the method that was decided. */
export const CALLS_BY_PATH: readonly ProductCall[] = [
  { call: 'GET /wps/relay/MCS2_getPointBalance' },
  { call: 'GET /wps/relay/MCS2_getPointReward' },
  { call: 'GET /wps/relay/MCS2_getRedeemPointList' },
  { call: 'GET /wps/relay/MCS2_getPointConfig' },
  { call: 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward', isEncrypted: true },
  { call: 'POST /wps/relay/passwordCheck/MCS2_convertPoint', isEncrypted: true },
  { call: 'GET /wps/relay/ODSFE2_MemTransDet' },
  { call: 'GET /wps/relay/CBS_modelList' },
  { call: 'GET /wps/relay/CBS_launchChat', answer: ['chatUrl'] },
];

/** Actions that the product names without a path, with the call that was decided. */
export const CALLS_BY_ACTION: readonly ProductCall[] = [
  { call: 'POST /wps/session/login/v2', isEncrypted: true },
  { call: 'GET /wps/session/loginInfo' },
  { call: 'GET /wps/system/countryCode' },
  { call: 'POST /wps/session/firstLogin' },
  { call: 'PUT /wps/member/language', payload: ['language'] },
  {
    call: 'GET /wps/relay/MCSFE_getAnnouncementContentV2',
    payload: ['types', 'platform'],
  },
];

export const PRODUCT_CALLS: readonly ProductCall[] = [
  ...CALLS_BY_METHOD,
  ...CALLS_BY_PATH,
  ...CALLS_BY_ACTION,
];
