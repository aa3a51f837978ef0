import type { components } from '../generated/contract';
import { inLanguage, spokenOf, type Texts } from '../platform/texts';

interface HelpArticle {
  id: string;
  title: Texts;
  /** HTML. */
  content: Texts;
}

/** A topic of the help centre. */
export interface HelpTopic {
  id: string;
  title: Texts;
  articles: readonly HelpArticle[];
}

/** The help centre in a language. */
export function helpIn(
  topics: readonly HelpTopic[],
  language: string,
): components['schemas']['HelpCenter'] {
  return {
    topics: topics.map(({ id, title, articles }) => ({
      topicId: id,
      title: inLanguage(title, language),
      articles: articles.map((article) => ({
        articleId: article.id,
        title: inLanguage(article.title, language),
        content: inLanguage(article.content, language),
        language: spokenOf(article.content, language),
      })),
    })),
  };
}
