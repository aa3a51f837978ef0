import { failureText, openChat, useCoreDispatch } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ChatProgress {
  /** Id of the chat that is opening; `''` is the first one that answers. */
  opening: string | null;
  /** Address of the last one, for browsers that block pop-ups. */
  url: string | null;
  /** Error text of the last attempt. */
  failure: string | null;
}

const AT_REST: ChatProgress = { opening: null, url: null, failure: null };

/** Opens a chat with customer service in its window, one at a time (SUP-01). */
export function useChat() {
  const { t } = useTranslation('support');
  const dispatch = useCoreDispatch();
  const isRunning = useRef(false);
  const [progress, setProgress] = useState(AT_REST);
  const open = async (modelId?: string): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProgress({ ...AT_REST, opening: modelId ?? '' });
    try {
      setProgress({ ...AT_REST, url: await dispatch(openChat(modelId)) });
    } catch (error) {
      const failure = isGatewayError(error)
        ? failureText(error, (key) => t(key))
        : t('common:errors.system');
      setProgress({ ...AT_REST, failure });
    }
    isRunning.current = false;
  };
  return { ...progress, onOpen: (modelId?: string) => void open(modelId) };
}
