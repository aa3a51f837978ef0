import { LanguageSelect } from '@parlour/design-system/LanguageSelect';
import { showToast } from '@parlour/design-system/ToastRegion';
import { languageNames, numberFormat, useLanguage, useLanguageChoice } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flagOf } from '../../model/languageFlags';

/** On a bad network it may load long after the press: it must not disturb somebody who is busy elsewhere by then. */
const isAwaited = () =>
  document.activeElement?.matches('input, textarea, select, dialog *') !== true;

/** The languages of the merchant with their flags; opens on mount, since its button has been pressed (HDR-01). */
export default function LanguageMenu() {
  const { t } = useTranslation('frame');
  const current = useLanguage();
  const { languages, choose } = useLanguageChoice();
  const [isInitiallyOpen] = useState(isAwaited);
  return (
    <LanguageSelect
      isCompact
      isInitiallyOpen={isInitiallyOpen}
      labels={{
        language: t('language.label'),
        search: {
          label: t('language.search'),
          clear: t('language.clear'),
          results: (count) =>
            t('language.found', { languages: numberFormat(current.tag).format(count) }),
          none: t('language.none'),
        },
      }}
      languages={languages.map(({ tag, name }) => ({
        tag,
        name,
        flag: flagOf(tag),
        keywords: `${tag} ${languageNames('en').of(tag)} ${languageNames(current.tag).of(tag)}`,
      }))}
      selectedTag={current.tag}
      onSelect={({ tag }) => {
        const language = languages.find((each) => each.tag === tag);
        if (language === undefined) return;
        choose(language).catch(() =>
          showToast({ tone: 'danger', title: t('common:errors.network') }),
        );
      }}
    />
  );
}
