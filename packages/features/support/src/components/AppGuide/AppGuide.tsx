import { Card } from '@parlour/design-system/Card';
import { DownloadIcon } from '@parlour/design-system/icons/DownloadIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { QrCode } from '@parlour/design-system/QrCode';
import { Skeleton } from '@parlour/design-system/Skeleton';
import type { AppDownload } from '@parlour/feature-core';
import { lazyChunk } from '@parlour/feature-core';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppGuideText } from '../../model/useAppGuide';
import * as S from './AppGuide.styles';

/** About as high as a guide, which has fewer lines on a wider page, so that nothing below it moves. */
const GUIDE_SKELETON = <Skeleton height="max(180px, 420px - 34vw)" />;

const GuideText = lazyChunk(() => import('./GuideText'));

export interface AppGuideProps {
  app: AppDownload;
  /** What the merchant writes about its installation; `none` for the usual steps, null while it is loaded. */
  guide: AppGuideText;
  /** Origins that pictures in the text may come from, besides the site's own. */
  imageHosts: readonly string[];
}

/** The app of one system: its QR code, a link to it, and how to install it (SUP-04). */
export function AppGuide({ app: { system, url }, guide, imageHosts }: AppGuideProps) {
  const { t } = useTranslation('support');
  const titleId = useId();
  const words = {
    ANDROID: {
      name: t('down.android'),
      code: t('down.androidCode'),
      load: t('down.androidLoad'),
      steps: [
        t('down.androidSteps.load'),
        t('down.androidSteps.open'),
        t('down.androidSteps.allow'),
        t('down.androidSteps.start'),
      ],
    },
    IOS: {
      name: t('down.ios'),
      code: t('down.iosCode'),
      load: t('down.iosLoad'),
      steps: [
        t('down.iosSteps.load'),
        t('down.iosSteps.install'),
        t('down.iosSteps.trust'),
        t('down.iosSteps.start'),
      ],
    },
  }[system];
  return (
    <Card role="region" aria-labelledby={titleId} size="lg">
      <S.Root>
        <S.Name id={titleId}>{words.name}</S.Name>
        <S.Get>
          <QrCode value={url} label={words.code} />
          <S.Ways>
            <p>{t('down.scan')}</p>
            <LinkButton
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              icon={<DownloadIcon />}
              variant="outline"
            >
              {words.load}
            </LinkButton>
          </S.Ways>
        </S.Get>
        <S.Guide aria-busy={guide === null || undefined}>
          <h3>{t('down.guide')}</h3>
          {guide === null ? GUIDE_SKELETON : null}
          {guide === 'none' ? (
            <S.Steps>
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </S.Steps>
          ) : null}
          {guide === null || guide === 'none' ? null : (
            <Suspense fallback={GUIDE_SKELETON}>
              <GuideText {...guide} imageHosts={imageHosts} />
            </Suspense>
          )}
        </S.Guide>
      </S.Root>
    </Card>
  );
}
