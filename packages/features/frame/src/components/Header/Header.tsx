import { IconButton } from '@parlour/design-system/IconButton';
import { GlobeIcon } from '@parlour/design-system/icons/GlobeIcon';
import { MoonIcon } from '@parlour/design-system/icons/MoonIcon';
import { SunIcon } from '@parlour/design-system/icons/SunIcon';
import { setColorScheme, useColorScheme } from '@parlour/design-system/theme';
import {
  lazyChunk,
  selectIsLoggedIn,
  useCoreSelector,
  useIdle,
  useLanguage,
  useNearViewport,
} from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../BrandMark/BrandMark';
import * as S from './Header.styles';

const LanguageMenu = lazyChunk(() => import('../LanguageMenu/LanguageMenu'));
const MemberBar = lazyChunk(() => import('../MemberBar/MemberBar'));
// Optional: the footer has the same links.
const HeaderTools = lazyChunk(() => import('../HeaderTools/HeaderTools'), { isOptional: true });

export interface HeaderProps {
  /** The login form for guests. */
  login: ReactNode;
}

/** The header of every page: logo, account, language and theme. */
export function Header({ login }: HeaderProps) {
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  return (
    <S.Root>
      <BrandMark />
      <S.Account>
        {isLoggedIn ? (
          <ErrorRegion place="below">
            <Suspense fallback={<S.AccountSpace />}>
              <MemberBar />
            </Suspense>
          </ErrorRegion>
        ) : (
          login
        )}
      </S.Account>
      <Tools isMember={isLoggedIn} />
      <S.Settings>
        <LanguageChoice />
        <ThemeSwitch />
      </S.Settings>
    </S.Root>
  );
}

/** The space for the tools of a wide header. On a narrow one it is not displayed, so they never load. */
function Tools({ isMember }: { isMember: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const isIdle = useIdle();
  return (
    <S.Tools ref={place} data-member={isMember || undefined}>
      {isNear && isIdle ? <HeaderTools /> : null}
    </S.Tools>
  );
}

/** The button of the languages. The list and its flags load on the first press. */
function LanguageChoice() {
  const { t } = useTranslation('frame');
  const { name } = useLanguage();
  const [isWanted, setIsWanted] = useState(false);
  const button = (onClick?: () => void) => (
    <IconButton
      icon={<GlobeIcon />}
      label={`${t('language.label')}: ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={onClick === undefined || undefined}
      onClick={onClick}
    />
  );
  if (!isWanted) return button(() => setIsWanted(true));
  return (
    <ErrorRegion renderBeside={button} place="below">
      <Suspense fallback={button()}>
        <LanguageMenu />
      </Suspense>
    </ErrorRegion>
  );
}

function ThemeSwitch() {
  const { t } = useTranslation('frame');
  const isDark = useColorScheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      label={isDark ? t('theme.light') : t('theme.dark')}
      onClick={() => {
        setColorScheme(isDark ? 'light' : 'dark');
      }}
    />
  );
}
