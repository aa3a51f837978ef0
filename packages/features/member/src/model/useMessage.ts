import { toPanelState } from '@parlour/feature-core';
import { type Message, useGetMessageQuery } from '@parlour/gateway-openapi/messages';
import { useTranslation } from 'react-i18next';

const whole = (message: Message): Message => message;

/** One message in full. */
export function useMessage(messageId: string) {
  const { t } = useTranslation();
  return toPanelState(useGetMessageQuery({ messageId }), t, whole);
}
