import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Json, JsonObject } from './source';

const root = join(import.meta.dirname, '..', '..', '..');
const LANGUAGES = readdirSync(join(root, 'packages/features/core/src/i18n/first/common')).map(
  (file) => basename(file, '.json'),
);

/** Codes that people see, with the place of their texts: the feature, its namespace if that has another name, then the keys. */
const SHOWN: Readonly<Record<string, string>> = {
  AmountKind: 'saferplay kinds',
  BonusState: 'promotions bonusState',
  ContractAction: 'shared contract.actions',
  ContractKind: 'shared contract.kinds',
  ContractPeriod: 'shared contract.periods',
  ContractRequestType: 'shared contract.requests',
  ContractSide: 'shared contract.sides',
  ContractState: 'shared contract.states',
  DepositState: 'wallet depositState',
  DownlineAccountType: 'agent accountType',
  DownlineMovementType: 'agent movement',
  GameClassify: 'lobby class',
  LimitPeriod: 'saferplay periods',
  LoginPortal: 'agent accountType',
  'LoginRecord.method': 'member/loginHistory methods',
  MessageKind: 'member kinds',
  PayMethodKind: 'wallet kind',
  PayoutDirection: 'agent payout',
  PayoutStatus: 'agent payout.state',
  PointExchangeType: 'points kind',
  PrizeMode: 'lottery mode',
  PromotionKind: 'promotions kind',
  PromotionPeriod: 'promotions period',
  PromotionStatus: 'promotions status',
  RewardSource: 'promotions source',
  StatementGrain: 'saferplay/statement grains',
  TeamBetStatus: 'agent betStatus',
  'TeamMember.status': 'agent status',
  TeamTransactionStatus: 'agent orderStatus',
  TeamTransactionType: 'agent movement',
  TicketKind: 'promotions ticket',
  TransactionType: 'wallet types',
  'Transfer.state': 'wallet transferState',
  'Withdrawal.settledBy': 'wallet settledBy',
  WithdrawalState: 'wallet withdrawalState',
};

/** Codes that nobody sees, or that each have their own icon, view or text. */
const NOT_SHOWN: readonly string[] = [
  'Banner.groupName',
  'Banner.linkageType',
  'BetState',
  'BindCodeRequest.target',
  'ChallengeCodeRequest.method',
  'ChallengeMethod',
  'ConsolidatedInfo',
  'ConsolidatedRequest',
  'ContentKind',
  'ContractAnswer.action',
  'ContractEvent.type',
  'CustomerServiceType',
  'DemoFlag.modId',
  'DemoSymbol',
  'DomainRoute.routeType',
  'ErrorCode',
  'ExclusionEnd',
  'ExecutionCode',
  'FeedbackRequest.kind',
  'Game.isGame',
  'GamePlatform',
  'IntentOutcome.outcome',
  'LanguageCode',
  'LaunchDevice',
  'LaunchMode',
  'LimitKind',
  'LoginCodeRequest.purpose',
  ...['LoginInfo.loginType', 'LoginOutcome.outcome', 'LoginRecord.outcome', 'LoginType'],
  'LottoArea',
  'LottoView',
  'LotteryGame.state',
  'Mission.goal',
  'MissionStatus',
  'PatternId',
  'PhoneAuthChannel',
  'PlayPauseKind',
  'PolicyAges.gate',
  'PolicyLimits.askedAt',
  'PromotionAction',
  'RealityCheckAnswer.answer',
  'RecordListName',
  'RedeemStatus',
  'RefusalDetails.challengeMethods',
  'ResourceType',
  'RestoredWallet.outcome',
  'RewardApplication.status',
  'RewardStatus',
  'Room.state',
  'StepUpMethod',
  'TeamReportName',
  'TicketPrize.type',
  'TicketStatus',
  'TransferKind',
  'Transfer.direction',
  'UploadPurpose',
  'UploadedImage.contentType',
  'VendorWallet.state',
  'VnPrize.prize',
  'WhiteLabelFlag.enabled',
  'WithdrawalConfirmation.outcome',
];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All lists of codes in the contract's schemas, by their path. */
function codesIn(name: string, value: Json): [string, string[]][] {
  if (Array.isArray(value)) return value.flatMap((each) => codesIn(name, each));
  if (!isObject(value)) return [];
  const own = value['enum'];
  // Enums of numbers are booleans, as 0 and 1.
  const codes = Array.isArray(own) ? own.filter((code) => typeof code === 'string') : [];
  const below = Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples' || key === 'enum') return [];
    if (key !== 'properties' || !isObject(inner)) return codesIn(name, inner);
    return Object.entries(inner).flatMap(([field, schema]) => codesIn(`${name}.${field}`, schema));
  });
  return codes.length === 0 ? below : [[name, codes], ...below];
}

const contract = parse(
  readFileSync(join(root, 'packages/gateway-openapi/spec/openapi.yaml'), 'utf8'),
) as { components: { schemas: JsonObject } };
const all = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
  codesIn(name, schema),
);

/** The texts at one path of a feature's dictionary. */
function textsAt(place: string, language: string): JsonObject {
  const [owner = '', path = ''] = place.split(' ');
  const [feature = '', namespace = feature] = owner.split('/');
  const folder = join(root, `packages/features/${feature}/src/i18n`);
  const file = ['first', 'late', 'centre']
    .map((when) => join(folder, when, namespace, `${language}.json`))
    .find(existsSync);
  if (file === undefined) throw new Error(`${feature} has no texts in ${language}.`);
  let texts = JSON.parse(readFileSync(file, 'utf8')) as Json | undefined;
  for (const part of path.split('.')) texts = isObject(texts) ? texts[part] : undefined;
  return isObject(texts) ? texts : {};
}

describe('codes of the contract', () => {
  it.each(Object.entries(SHOWN))('%s has words for each, in every language', (name, place) => {
    const codes = all.find(([each]) => each === name)?.[1] ?? [];
    expect(codes).not.toEqual([]);
    const bare = LANGUAGES.flatMap((language) => {
      const words = textsAt(place, language);
      return codes
        .filter((code) => typeof words[code] !== 'string' || ['', code].includes(words[code]))
        .map((code) => `${language}: ${code}`);
    });
    expect(bare).toEqual([]);
  });

  it('are all known here, as shown or not', () => {
    const known = [...Object.keys(SHOWN), ...NOT_SHOWN];
    const names = [...new Set(all.map(([name]) => name))];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
  });
});
