import { object, string } from 'yup';

export const CAPTCHA_START = { captcha: '' };

export const captchaSchema = object({
  captcha: string().trim().required('Please enter the captcha'),
});
