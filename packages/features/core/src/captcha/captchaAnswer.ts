/** What was typed for a captcha, and the id of the captcha. */
export interface CaptchaAnswer {
  captchaId: string;
  captcha: string;
}
