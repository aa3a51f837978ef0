import { QrCode } from '@parlour/design-system/QrCode';
import { type AppDownload, PATHS } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import * as S from './AppCodes.styles';

/** A QR code for each app, and a link to the page of the apps (HDR-03, SUP-04). */
export default function AppCodes({ apps }: { apps: readonly AppDownload[] }) {
  const { t } = useTranslation('frameLate');
  const names = { ANDROID: t('apps.android'), IOS: t('apps.ios') };
  return (
    <S.Panel>
      <h2>{t('apps.title')}</h2>
      <S.Codes role="list">
        {apps.map(({ system, url }) => (
          <li key={system}>
            <QrCode value={url} label={t('apps.code', { system: names[system] })} />
            <a href={url} target="_blank" rel="noopener noreferrer">
              {names[system]}
            </a>
          </li>
        ))}
      </S.Codes>
      <a href={PATHS.download}>{t('apps.all')}</a>
    </S.Panel>
  );
}
