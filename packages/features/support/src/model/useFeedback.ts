import { failureText, useCaptcha, useCoreSelector } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { type GatewayError, isGatewayError, isRefusal } from '@parlour/gateway-openapi';
import { type FeedbackRequest, useSendFeedbackMutation } from '@parlour/gateway-openapi/system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedbackValues } from './feedback.schema';

/** Text keys of the gateway's errors in the field `content`. */
const CONTENT_ERRORS: Readonly<Record<string, string>> = {
  tooShort: 'errors.tooShort',
  tooLong: 'errors.tooLong',
};

/** State and actions of the feedback dialog (MOD-08, SUP-02). */
export function useFeedback() {
  const { t } = useTranslation('support');
  const length = useCoreSelector(({ merchant }) => merchant.feedbackLength);
  const captcha = useCaptcha();
  const [send] = useSendFeedbackMutation();
  const [errors, setErrors] = useState<Record<string, string>>();
  const [receipt, setReceipt] = useState<string | null>(null);

  const toErrors = (error: GatewayError): Record<string, string> => {
    const fieldErrors = isRefusal(error) ? error.details.fields : undefined;
    const errorCode = fieldErrors?.find(({ field }) => field === 'content')?.code ?? '';
    const key = CONTENT_ERRORS[errorCode];
    if (key !== undefined) return { content: t(key, { ...length }) };
    if (isRefusal(error, 'CAPTCHA_REQUIRED')) return { captcha: t('errors.captcha') };
    return rateLimitForm({ root: failureText(error, (each) => t(each)) }, error);
  };

  return {
    length,
    captcha: captcha.view,
    errors,
    /** Id of the accepted feedback; null until then. */
    receipt,
    onSubmit: async (values: FeedbackValues): Promise<void> => {
      const { kind, content, contact, captcha: answer } = values;
      const feedbackRequest: FeedbackRequest = {
        kind,
        content,
        ...(contact === '' ? {} : { contact }),
        ...captcha.toAnswer(answer),
      };
      try {
        const { feedbackId } = await send({ feedbackRequest }).unwrap();
        setReceipt(feedbackId);
      } catch (error) {
        const failure: GatewayError = isGatewayError(error) ? error : { kind: 'malformed' };
        captcha.renew(failure);
        setErrors(toErrors(failure));
      }
    },
  };
}
