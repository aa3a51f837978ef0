import { EmptyState } from '@parlour/design-system/EmptyState';
import { ChevronEndIcon } from '@parlour/design-system/icons/ChevronEndIcon';
import { Section } from '@parlour/design-system/layout/Section';
import { SearchField } from '@parlour/design-system/SearchField';
import type { HelpTopic } from '@parlour/gateway-openapi/system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countArticles, searchHelp } from '../../model/searchHelp';
import * as S from './HelpReader.styles';

export interface HelpTopicsProps {
  topics: readonly HelpTopic[];
  /** The search text. */
  text: string;
  /** The article that was read last, which gets focus back. */
  lastId: string | undefined;
  onSearch: (text: string) => void;
  onOpen: (articleId: string) => void;
}

/** The topics and articles that match the search. */
export function HelpTopics({ topics, text, lastId, onSearch, onOpen }: HelpTopicsProps) {
  const { t } = useTranslation('support');
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => last.current?.focus(), []);
  const found = searchHelp(topics, text);
  const isSearched = text.trim() !== '';
  return (
    <S.Root>
      <SearchField
        label={t('help.search')}
        placeholder={t('help.search')}
        isLabelHidden
        labels={{ clear: t('help.clear'), results: (count) => t('help.results', { count }) }}
        value={text}
        onChange={({ value }) => onSearch(value)}
        resultCount={isSearched ? countArticles(found) : undefined}
      />
      {found.length === 0 ? (
        <EmptyState title={t('help.noneTitle', { text: text.trim() })}>
          {t('help.noneText')}
        </EmptyState>
      ) : (
        <S.Topics>
          {found.map(({ topicId, title, articles }) => (
            <Section key={topicId} title={title} headingLevel={3}>
              <S.Articles role="list">
                {articles.map(({ articleId, title: name }) => (
                  <li key={articleId}>
                    <S.Article
                      ref={articleId === lastId ? last : undefined}
                      type="button"
                      onClick={() => onOpen(articleId)}
                    >
                      <span>{name}</span>
                      <ChevronEndIcon />
                    </S.Article>
                  </li>
                ))}
              </S.Articles>
            </Section>
          ))}
        </S.Topics>
      )}
    </S.Root>
  );
}
