import { copyText } from '@parlour/feature-core';
import { useEffect, useState } from 'react';

/** How long "copied" is shown, in ms. */
const SHOWN_FOR = 3000;

/** Copies texts, and has the id of the one that was just copied. */
export function useCopy() {
  const [copied, setCopied] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (id: string, text: string, shownId: string): Promise<void> => {
    const isCopied = await copyText(text, shownId);
    setHasFailed(!isCopied);
    if (isCopied) setCopied(id);
  };
  return { copied, hasFailed, copy };
}
