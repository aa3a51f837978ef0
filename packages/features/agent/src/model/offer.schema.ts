import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { array, type InferType, object, string } from 'yup';
import { fromPercentText, toPercentText } from './rate';

const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/;
const RESULT = /^-?\d{1,12}(?:\.\d{1,2})?$/;
const COUNT = /^\d{1,6}$/;
/** Characters of the contract. */
const MAX_REMARK = 140;
const CENTS = 2;

/** A contract that is offered to somebody directly below (AC-04). Messages are keys of `agent`. */
export const offerSchema = ({ maximumRate, rateStep }: ContractTerms) =>
  object({
    memberId: string().required('errors.empty'),
    period: string().required('errors.empty'),
    remark: string().trim().defined().max(MAX_REMARK, 'errors.tooLong'),
    tiers: array(
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
      }),
    ).required(),
  });

export type OfferValues = InferType<ReturnType<typeof offerSchema>>;

/** An amount as the wire has it, with two digits after the point. */
export function toWireAmount(text: string): string {
  const [whole = '0', cents = ''] = text.split('.');
  return `${whole}.${cents.padEnd(CENTS, '0')}`;
}

/** The steps as the gateway takes them, lowest first. */
export const toWireTiers = (tiers: OfferValues['tiers']) =>
  tiers.map(({ rate, activeMembers, periodBet, periodProfitLoss, amount }) => ({
    rate: fromPercentText(rate) ?? 0,
    activeMembers: Number(activeMembers),
    periodBet: toWireAmount(periodBet),
    periodProfitLoss: toWireAmount(periodProfitLoss),
    amount: toWireAmount(amount),
  }));
