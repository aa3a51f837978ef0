import type { PointReward } from '@parlour/gateway-openapi/points';
import { type InferType, object, string } from 'yup';
import { mostOf } from './products';

/** The contract's bounds, in characters. */
const MOST = { recipientName: 80, address: 255, remark: 140 };
/** Remarks are as long as everywhere (section 9). */
export const REMARK_LENGTH = MOST.remark;

const MOBILE = /^\+?[0-9 ()-]{4,32}$/;
const WHOLE = /^\d{1,10}$/;

/** Characters as people count them, as the gateway does. */
const lengthOf = (text: string): number => Array.from(text).length;

const short = (max: number) =>
  string()
    .trim()
    .defined()
    .test({
      name: 'tooLong',
      message: 'errors.tooLong',
      params: { max },
      test: (text) => lengthOf(text) <= max,
    });

/** A typed integer between two bounds. */
export const wholeNumber = (min: number, max: number) =>
  string()
    .trim()
    .required('errors.empty')
    .matches(WHOLE, 'errors.number')
    .test({
      name: 'min',
      message: 'errors.min',
      params: { min },
      test: (text) => Number(text) >= min,
    })
    .test({
      name: 'max',
      message: 'errors.max',
      params: { max },
      test: (text) => Number(text) <= max,
    });

/** Schema of a request for a product. Messages are keys of the namespace `points`. */
export function redeemSchema(reward: PointReward, points: number) {
  const { needsAddress, pointsNeeded } = reward;
  return object({
    quantity: wholeNumber(1, mostOf(reward)).test({
      name: 'over',
      message: 'errors.over',
      params: { points },
      test: (text) => Number(text) * pointsNeeded <= points,
    }),
    recipientName: needsAddress
      ? short(MOST.recipientName).required('errors.empty')
      : string().defined(),
    mobileNum: needsAddress
      ? string().trim().required('errors.empty').matches(MOBILE, 'errors.mobile')
      : string().defined(),
    address: needsAddress ? short(MOST.address).required('errors.address') : string().defined(),
    remark: short(MOST.remark),
  });
}

export type RedeemValues = InferType<ReturnType<typeof redeemSchema>>;

export const EMPTY_REDEEM: RedeemValues = {
  quantity: '1',
  recipientName: '',
  mobileNum: '',
  address: '',
  remark: '',
};

/** The body of the request, with only the fields that this product needs. */
export function toRedeemRequest(
  reward: PointReward,
  values: RedeemValues,
  paymentPassword: string,
) {
  const { quantity, recipientName, mobileNum, address, remark } = values;
  return {
    rewardId: reward.rewardId,
    quantity: Number(quantity),
    paymentPassword,
    ...(reward.needsAddress ? { recipientName, mobileNum, address } : {}),
    ...(remark === '' ? {} : { remark }),
  };
}
