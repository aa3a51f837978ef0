import { type InferType, object, string } from 'yup';

/** The code that answers a step-up (TR-05). Messages are keys of the namespace `stepUp`. */
export const stepUpSchema = object({
  code: string().trim().required('errors.empty').min(6, 'errors.wrong').max(64, 'errors.wrong'),
});

export type StepUpValues = InferType<typeof stepUpSchema>;
