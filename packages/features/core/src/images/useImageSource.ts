import { useMemo } from 'react';
import { useLanguage } from '../i18n/LanguageContext';
import { useCoreSelector } from '../store/hooks';
import { selectSystemStatus } from '../system/flags';
import type { ImageSource } from './imageUrl';

const NONE: readonly string[] = [];

/** Where pictures come from for this merchant and language. */
export function useImageSource(): ImageSource {
  const hosts = useCoreSelector((state) => selectSystemStatus(state)?.info.imageCDNs ?? NONE);
  const { gatewayUrl, partnerVendor } = useCoreSelector((state) => state.merchant);
  const { code } = useLanguage();
  return useMemo(
    () => ({ hosts, gatewayUrl, language: code, partnerVendor }),
    [hosts, gatewayUrl, code, partnerVendor],
  );
}
