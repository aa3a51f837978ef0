import { object, string } from 'yup';

export const REDEEM_START = { quantity: '' };

export const redeemSchema = object({
  quantity: string()
    .required('Say how many.')
    .matches(/^(?:1?\d|20)$/, { message: 'Take at most 20.', excludeEmptyString: true }),
});

export const STEP_LABELS = { increase: 'One more', decrease: 'One less' };
