import { IconButton } from '@parlour/design-system/IconButton';
import { GlobeIcon } from '@parlour/design-system/icons/GlobeIcon';
import { MoonIcon } from '@parlour/design-system/icons/MoonIcon';
import { SunIcon } from '@parlour/design-system/icons/SunIcon';
import { Menu } from '@parlour/design-system/Menu';
import { setColorScheme, useColorScheme } from '@parlour/design-system/theme';
import {
  selectIsLoggedIn,
  useCoreSelector,
  useLanguage,
  useLanguageChoice,
} from '@parlour/feature-core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../BrandMark/BrandMark';
import * as S from './Header.styles';

const MemberBar = lazy(() => import('../MemberBar/MemberBar'));

export interface HeaderProps {
  /** What a guest logs in with. */
  login: ReactNode;
}

/** The bar above every page: sign, account, language and theme. */
export function Header({ login }: HeaderProps) {
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  return (
    <S.Root>
      <BrandMark />
      <S.Account>
        {isLoggedIn ? (
          <Suspense fallback={<S.AccountSpace />}>
            <MemberBar />
          </Suspense>
        ) : (
          login
        )}
      </S.Account>
      <S.Settings>
        <LanguageMenu />
        <ThemeSwitch />
      </S.Settings>
    </S.Root>
  );
}

function LanguageMenu() {
  const { t } = useTranslation('frame');
  const current = useLanguage();
  const { languages, choose } = useLanguageChoice();
  return (
    <Menu
      icon={<GlobeIcon />}
      labels={{ button: t('language.button', { name: current.name }) }}
      placement="end"
      items={languages.map(({ tag, name }) => ({ id: tag, label: name, lang: tag }))}
      selectedId={current.tag}
      onSelect={({ id }) => {
        const language = languages.find(({ tag }) => tag === id);
        if (language !== undefined) void choose(language);
      }}
    />
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
