import { openChat, overlayRaised, useCoreDispatch } from '@parlour/feature-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatFailure } from './chatFailure';

export interface ServiceChat {
  isOpening: boolean;
  /** Address of the last one, for browsers that block pop-ups. */
  url: string | null;
  onOpen: () => void;
}

/** Opens customer service in its window, one at a time, and shows if that failed (HDR-02, SUP-01). */
export function useServiceChat(): ServiceChat {
  const { t } = useTranslation('frame');
  const dispatch = useCoreDispatch();
  const isRunning = useRef(false);
  const [isOpening, setIsOpening] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsOpening(true);
    setUrl(null);
    try {
      setUrl(await dispatch(openChat()));
    } catch (error) {
      dispatch(
        overlayRaised({
          name: 'message',
          tone: 'warning',
          titleKey: 'frame:status.service',
          text: chatFailure(error, (key) => t(key)),
          confirmKey: 'actions.ok',
          confirmAction: null,
        }),
      );
    }
    isRunning.current = false;
    setIsOpening(false);
  };
  return { isOpening, url, onOpen: () => void open() };
}
