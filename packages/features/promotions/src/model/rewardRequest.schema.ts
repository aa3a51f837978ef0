import { array, type InferType, mixed, object, string } from 'yup';

/** Maximum length of a remark (PROMO-03). */
export const MOST_REMARK = 140;

/** Characters as people count them, as the gateway does. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Schema of an application (PROMO-03). Messages are keys of the namespace `promotions`. */
export const rewardRequestSchema = ({ needsRemark }: { needsRemark: boolean }) => {
  const remark = string()
    .trim()
    .defined()
    .test('tooLong', 'request.tooLong', (text) => lengthOf(text) <= MOST_REMARK);
  return object({
    remark: needsRemark ? remark.required('request.remarkNeeded') : remark,
    // The bytes of each were checked when it was chosen.
    pictures: array(mixed<File>().required()).required(),
  });
};

export type RewardRequestValues = InferType<ReturnType<typeof rewardRequestSchema>>;
