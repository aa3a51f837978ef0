import { object, string } from 'yup';

export const CODE_START = { verificationCode: '' };

export const codeSchema = object({
  verificationCode: string()
    .required('Please enter a valid verification code')
    .length(6, 'Please enter a valid verification code'),
});
