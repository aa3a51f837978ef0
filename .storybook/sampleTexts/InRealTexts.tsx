import { rewriteTexts } from '@parlour/scenario/rewriteTexts';
import { useEffect } from 'react';
import { loadSampleTexts } from './loadSampleTexts';

const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/**
 * Shows the English samples of a component's story in real texts of a language (RV-06). Dialogs and toasts render
 * outside the story, so it holds for the whole page.
 */
export function InRealTexts({ language }: { language: string }) {
  useEffect(() => {
    let restore: (() => void) | undefined;
    let isGone = false;
    void loadSampleTexts(language).then((say) => {
      if (!isGone) restore = rewriteTexts(document.body, say, ATTRIBUTES);
    });
    return () => {
      isGone = true;
      restore?.();
    };
  }, [language]);
  return null;
}
