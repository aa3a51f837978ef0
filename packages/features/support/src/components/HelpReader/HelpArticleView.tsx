import { Button } from '@parlour/design-system/Button';
import { ChevronStartIcon } from '@parlour/design-system/icons/ChevronStartIcon';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink, findLanguage } from '@parlour/feature-core';
import type { HelpArticle } from '@parlour/gateway-openapi/system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './HelpReader.styles';

export interface HelpArticleViewProps {
  article: HelpArticle;
  imageHosts: readonly string[];
  onBack: () => void;
}

/** One article, with a button back to all of them. Its heading takes focus. */
export function HelpArticleView({ article, imageHosts, onBack }: HelpArticleViewProps) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Reading>
      <Button variant="quiet" tone="neutral" size="sm" icon={<ChevronStartIcon />} onClick={onBack}>
        {t('help.back')}
      </Button>
      <S.Title ref={heading} tabIndex={-1} data-autofocus>
        {article.title}
      </S.Title>
      <SafeHtml
        lang={findLanguage(article.language)?.tag}
        html={article.content}
        imageHosts={imageHosts}
        checkLink={checkContentLink}
      />
    </S.Reading>
  );
}
