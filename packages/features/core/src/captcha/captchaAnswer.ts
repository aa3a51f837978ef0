/** What was read in a captcha, and which one it was. */
export interface CaptchaAnswer {
  captchaId: string;
  captcha: string;
}
