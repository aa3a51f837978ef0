import type {
  ContractDraft,
  ContractsDraft,
  ContractTerms,
} from '@parlour/gateway-openapi/contracts';
import { array, type InferType, object, string } from 'yup';
import { fromPercentText, toPercentText } from './rate';

const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/;
const RESULT = /^-?\d{1,12}(?:\.\d{1,2})?$/;
const COUNT = /^\d{1,6}$/;
/** Characters of the contract. */
const MAX_REMARK = 140;
const CENTS = 2;
/** People of one call at the gateway. */
export const MOST_PEOPLE = 100;

type Terms = Pick<ContractTerms, 'maximumRate' | 'rateStep'>;

/** One step of a contract (AC-04). Messages are keys of `agent`. */
export const tierSchema = ({ maximumRate, rateStep }: Terms) =>
  object({
    rate: string()
      .defined()
      .test({
        name: 'rate',
        message: 'errors.rate',
        params: { min: '0.00', max: toPercentText(maximumRate), step: toPercentText(rateStep) },
        test: (text) => {
          const rate = fromPercentText(text);
          return rate !== null && rate <= maximumRate && rate % rateStep === 0;
        },
      }),
    activeMembers: string().trim().defined().matches(COUNT, 'errors.count'),
    periodBet: string().trim().defined().matches(AMOUNT, 'errors.sum'),
    periodProfitLoss: string().trim().defined().matches(RESULT, 'errors.sum'),
    amount: string().trim().defined().matches(AMOUNT, 'errors.sum'),
  });

/** A contract that is offered to people directly below (AC-04). Messages are keys of `agent`. */
export const offerSchema = (terms: Terms) =>
  object({
    people: array(string().required())
      .required()
      .min(1, 'errors.empty')
      .max(MOST_PEOPLE, 'errors.empty'),
    period: string().required('errors.empty'),
    remark: string().trim().defined().max(MAX_REMARK, 'errors.tooLong'),
    tiers: array(tierSchema(terms)).required(),
  });

export type OfferValues = InferType<ReturnType<typeof offerSchema>>;
type TierValues = OfferValues['tiers'][number];
type WireTier = ContractsDraft['tiers'][number];

/** A step that asks for nothing yet and pays nothing yet. */
export const FIRST_TIER: TierValues = {
  rate: '',
  activeMembers: '0',
  periodBet: '0',
  periodProfitLoss: '0',
  amount: '0',
};

/** An offer to these people of which nothing else is typed yet. */
export const startValues = (
  { periods }: Pick<ContractTerms, 'periods'>,
  people: readonly string[],
): OfferValues => ({
  people: [...people],
  period: periods[0] ?? '',
  remark: '',
  tiers: [FIRST_TIER],
});

/** An amount as the wire has it, with two digits after the point. */
export function toWireAmount(text: string): string {
  const [whole = '0', cents = ''] = text.trim().split('.');
  return `${whole}.${cents.padEnd(CENTS, '0')}`;
}

export const toWireTier = ({
  rate,
  activeMembers,
  periodBet,
  periodProfitLoss,
  amount,
}: TierValues): WireTier => ({
  rate: fromPercentText(rate) ?? 0,
  activeMembers: Number(activeMembers),
  periodBet: toWireAmount(periodBet),
  periodProfitLoss: toWireAmount(periodProfitLoss),
  amount: toWireAmount(amount),
});

/** The steps as the gateway takes them, lowest first. */
export const toWireTiers = (tiers: OfferValues['tiers']): WireTier[] => tiers.map(toWireTier);

/** Steps of a template or a contract as they are typed. */
export const toTypedTiers = (tiers: readonly WireTier[]): OfferValues['tiers'] =>
  tiers.map(({ rate, activeMembers, ...amounts }) => ({
    rate: toPercentText(rate),
    activeMembers: String(activeMembers),
    ...amounts,
  }));

/** An offer to one person as the gateway takes it. */
export const toDraft = (
  { kind, periods }: Pick<ContractTerms, 'kind' | 'periods'>,
  memberId: string,
  { period, tiers }: Pick<OfferValues, 'period' | 'tiers'>,
): ContractDraft => ({
  kind,
  memberId,
  period: periods.find((one) => one === period) ?? 'daily',
  tiers: toWireTiers(tiers),
});
