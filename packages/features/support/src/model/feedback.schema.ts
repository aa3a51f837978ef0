import type { MerchantDocument } from '@parlour/feature-core';
import { type InferType, object, string } from 'yup';

/** The contract's limit, in characters. */
const MOST_CONTACT = 128;

const FEEDBACK_KINDS = ['FEEDBACK', 'COMPLAINT'] as const;

interface FeedbackRule {
  /** The merchant's bounds, in characters. */
  length: MerchantDocument['feedbackLength'];
  isCaptchaShown: boolean;
}

/** Characters as people count them, as the gateway does. */
const lengthOf = (text: string): number => Array.from(text).length;

/** The schema of feedback (SUP-02). Messages are keys of the namespace `support`. */
export const feedbackSchema = ({ length: { min, max }, isCaptchaShown }: FeedbackRule) =>
  object({
    kind: string().oneOf(FEEDBACK_KINDS, 'errors.kind').required('errors.kind'),
    content: string()
      .trim()
      .required('errors.empty')
      .test({
        name: 'tooShort',
        message: 'errors.tooShort',
        params: { min },
        test: (text) => lengthOf(text) >= min,
      })
      .test({
        name: 'tooLong',
        message: 'errors.tooLong',
        params: { max },
        test: (text) => lengthOf(text) <= max,
      }),
    contact: string()
      .trim()
      .defined()
      .test({
        name: 'contact',
        message: 'errors.contact',
        params: { max: MOST_CONTACT },
        test: (text) => lengthOf(text) <= MOST_CONTACT,
      }),
    captcha: isCaptchaShown
      ? string().trim().required('errors.captcha')
      : string().trim().defined(),
  });

export type FeedbackValues = InferType<ReturnType<typeof feedbackSchema>>;
