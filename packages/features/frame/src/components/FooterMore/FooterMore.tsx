import { AverageBars } from '@parlour/design-system/AverageBars';
import { CheckIcon } from '@parlour/design-system/icons/CheckIcon';
import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import { PhoneIcon } from '@parlour/design-system/icons/PhoneIcon';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { SmartImage } from '@parlour/design-system/SmartImage';
import {
  contentPath,
  overlayOpened,
  selectIsTrial,
  selectSystemStatus,
  useCentreHref,
  useCoreDispatch,
  useCoreSelector,
  useHelpOrganisations,
  useImageSource,
  vendorListUrl,
} from '@parlour/feature-core';
import { HelpContact } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { followLinks, HELP_LINKS } from '../../model/footerLinks';
import { useFooterVendors } from '../../model/useFooterVendors';
import * as L from '../Footer/Footer.styles';
import { BrowserMarks } from './BrowserMarks';
import * as S from './FooterMore.styles';
import { Service } from './Service';

/** The lower part of the footer; loaded when it comes near the viewport (SUP-05). */
export default function FooterMore() {
  return (
    <S.Root>
      <Help />
      <Follow />
      <Averages />
      <Marks />
      <Vendors />
    </S.Root>
  );
}

function Help() {
  const { t } = useTranslation('frameLate');
  const dispatch = useCoreDispatch();
  return (
    <nav aria-label={t('help.title')}>
      <L.Heading>{t('help.title')}</L.Heading>
      <L.List role="list">
        {HELP_LINKS.map(({ key, href }) => (
          <li key={key}>
            <L.Link href={href}>{t(key)}</L.Link>
          </li>
        ))}
        <li>
          <L.Action type="button" onClick={() => dispatch(overlayOpened({ name: 'feedback' }))}>
            {t('help.feedback')}
          </L.Action>
        </li>
        <Service />
      </L.List>
    </nav>
  );
}

function Follow() {
  const { t } = useTranslation('frameLate');
  const links = useCoreSelector((state) => selectSystemStatus(state)?.info.resources);
  const followed = followLinks(links ?? {});
  if (followed.length === 0) return null;
  return (
    <nav aria-label={t('follow')}>
      <L.Heading>{t('follow')}</L.Heading>
      <L.List role="list">
        {followed.map(({ id, label, href }) => (
          <li key={id}>
            <L.Link href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </L.Link>
          </li>
        ))}
      </L.List>
    </nav>
  );
}

function Averages() {
  const { t } = useTranslation('frameLate');
  const { depositMinutes, withdrawMinutes } = useCoreSelector(
    ({ merchant }) => merchant.footerAverages,
  );
  return (
    <S.Averages>
      <L.Heading>{t('averages.title')}</L.Heading>
      <AverageBars
        source={{ kind: 'simulated' }}
        averages={[
          {
            id: 'deposit',
            label: t('averages.deposit'),
            value: t('averages.minutes', { minutes: depositMinutes }),
          },
          {
            id: 'withdraw',
            label: t('averages.withdraw'),
            value: t('averages.minutes', { minutes: withdrawMinutes }),
          },
        ]}
        labels={{
          note: t('averages.note'),
          pause: t('averages.pause'),
          resume: t('averages.resume'),
        }}
      />
    </S.Averages>
  );
}

function Marks() {
  const { t } = useTranslation('frameLate');
  const hrefTo = useCentreHref();
  const isTrial = useCoreSelector(selectIsTrial);
  const licence = useCoreSelector(({ merchant }) => merchant.licence);
  const [helps] = useHelpOrganisations();
  return (
    <S.Marks role="list">
      <li>
        <ShieldIcon />
        {t('marks.certified')}
      </li>
      <li>
        <HeartIcon />
        <L.Link href={contentPath('responsible-gaming')}>{t('marks.responsible')}</L.Link>
      </li>
      {isTrial ? null : (
        <li>
          <CheckIcon />
          <L.Link href={hrefTo('member', 'saferPlay')}>{t('marks.limits')}</L.Link>
        </li>
      )}
      {helps === undefined ? null : (
        <li>
          <PhoneIcon />
          <HelpContact organisation={helps} />
        </li>
      )}
      {licence === null ? null : (
        <li>
          <ShieldIcon />
          <L.Link href={licence.url} target="_blank" rel="noopener noreferrer">
            {licence.text}
          </L.Link>
        </li>
      )}
      <li>
        <BrowserMarks />
      </li>
    </S.Marks>
  );
}

function Vendors() {
  const { t } = useTranslation('frameLate');
  const source = useImageSource();
  const vendors = useFooterVendors();
  if (vendors.length === 0) return null;
  return (
    <S.Vendors role="list" aria-label={t('vendors')}>
      {vendors.map(({ code, gameType, name }) => (
        <li key={code}>
          <SmartImage
            src={vendorListUrl(source, gameType, code, 'COLOR') ?? undefined}
            alt={name}
            ratio="3 / 1"
            fit="contain"
            averageColor="transparent"
          />
        </li>
      ))}
    </S.Vendors>
  );
}
