import { object, string } from 'yup';

export const FEEDBACK_START = { feedback: '' };

export const feedbackSchema = object({
  feedback: string().trim().required('Tell us what happened.').max(140, 'Shorten your feedback.'),
});
