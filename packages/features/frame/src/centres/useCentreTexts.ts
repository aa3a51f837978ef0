import { addTexts, type LoadDictionary, loadChunk, useLanguage } from '@parlour/feature-core';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A namespace that is there when the others of the centres are. */
const ONE_OF_THEM = 'member';

async function loadCentreTexts(translator: i18n, tag: string, load: LoadDictionary): Promise<void> {
  const fallbacks = [translator.options.fallbackLng].flat().filter((it) => typeof it === 'string');
  for (const each of [tag, ...fallbacks])
    if (translator.hasResourceBundle(each, ONE_OF_THEM) || (await addTexts(translator, each, load)))
      return;
}

/** True once the texts of the centres are there in the language that is shown: they come with the first that opens. */
export function useCentreTexts(load: LoadDictionary): boolean {
  const { i18n: translator } = useTranslation();
  const { tag } = useLanguage();
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadChunk(() => loadCentreTexts(translator, tag, load)).then(
      () => {
        if (isWanted) setReady(tag);
      },
      (error: unknown) => {
        // For the boundary around the centre, which offers another try.
        if (isWanted)
          setReady(() => {
            throw error;
          });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [translator, tag, load]);
  return ready === tag;
}
