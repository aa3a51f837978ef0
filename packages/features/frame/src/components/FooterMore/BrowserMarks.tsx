import { Icon } from '@parlour/design-system/icons/Icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './FooterMore.styles';

/** A window icon each, with a shape that is no trademark; the name is beside it. */
const BROWSERS = [
  { id: 'chrome', shape: <circle cx="12" cy="14.5" r="2.5" /> },
  { id: 'edge', shape: <path d="M8 15.5c1.4-2 2.8-2 4 0s2.6 2 4 0" /> },
  { id: 'firefox', shape: <path d="m12 11.5 3 5h-6Z" /> },
  { id: 'safari', shape: <path d="m12 11.5 3 3-3 3-3-3Z" /> },
] as const;

/** The supported browsers (SUP-05). */
export function BrowserMarks() {
  const { t } = useTranslation('frameLate');
  const labelId = useId();
  return (
    <>
      <span id={labelId}>{t('marks.browsers')}</span>
      <S.Browsers role="list" aria-labelledby={labelId}>
        {BROWSERS.map(({ id, shape }) => (
          <li key={id}>
            <Icon>
              <rect x="3" y="4" width="18" height="16" rx="2" />
              <path d="M3 8.5h18" />
              {shape}
            </Icon>
            {t(`browsers.${id}`)}
          </li>
        ))}
      </S.Browsers>
    </>
  );
}
