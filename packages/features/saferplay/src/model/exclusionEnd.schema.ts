import { type InferType, object, string } from 'yup';

/** Most characters of a reason, as in the contract. */
export const REASON_LENGTH = 500;

/** Why an exclusion should end. Messages are keys of the namespace `breaks`. */
export const exclusionEndSchema = object({
  reason: string().trim().required('end.required').max(REASON_LENGTH),
});

export type ExclusionEndValues = InferType<typeof exclusionEndSchema>;
