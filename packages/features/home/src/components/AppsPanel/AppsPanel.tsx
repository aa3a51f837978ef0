import { DownloadIcon } from '@parlour/design-system/icons/DownloadIcon';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { type AppDownload } from '@parlour/feature-core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppCode } from './AppCode';
import * as S from './AppsPanel.styles';

export interface AppsPanelProps {
  /** Name of the merchant. */
  brand: string;
  /** Undefined until they are loaded. */
  apps: AppDownload[] | undefined;
}

/** QR codes of the apps, for those that exist (HOME-06, SUP-04). */
export function AppsPanel({ brand, apps }: AppsPanelProps) {
  const { t } = useTranslation('home');
  const titleId = useId();
  if (apps?.length === 0) return null;
  const words = {
    ANDROID: { name: t('apps.android'), code: t('apps.androidCode') },
    IOS: { name: t('apps.ios'), code: t('apps.iosCode') },
  };
  return (
    <S.Root aria-labelledby={titleId} aria-busy={apps === undefined || undefined}>
      <S.Words>
        <h2 id={titleId}>{t('apps.title', { name: brand })}</h2>
        <p>{t('apps.text')}</p>
      </S.Words>
      {apps === undefined ? (
        <Skeleton width="104px" height="104px" />
      ) : (
        <S.Codes role="list">
          {apps.map(({ system, url }) => (
            <li key={system}>
              <AppCode url={url} label={words[system].code} />
              <a href={url} target="_blank" rel="noopener noreferrer">
                <DownloadIcon />
                {words[system].name}
              </a>
            </li>
          ))}
        </S.Codes>
      )}
    </S.Root>
  );
}
