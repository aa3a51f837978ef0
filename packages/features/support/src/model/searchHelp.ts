import { foldText } from '@parlour/design-system/foldText';
import type { HelpArticle, HelpTopic } from '@parlour/gateway-openapi/system';
import { plainText } from './plainText';

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

/** The topics with the articles that contain every word of `text`, ignoring accents and case (MOD-07). */
export function searchHelp(topics: readonly HelpTopic[], text: string): HelpTopic[] {
  const words = wordsOf(text);
  if (words.length === 0) return [...topics];
  const holds = (topic: string, { title, content }: HelpArticle): boolean => {
    const searched = foldText(`${topic} ${title} ${plainText(content)}`);
    return words.every((word) => searched.includes(word));
  };
  return topics
    .map((topic) => ({
      ...topic,
      articles: topic.articles.filter((article) => holds(topic.title, article)),
    }))
    .filter(({ articles }) => articles.length > 0);
}

/** The number of articles in these topics. */
export const countArticles = (topics: readonly HelpTopic[]): number =>
  topics.reduce((count, { articles }) => count + articles.length, 0);

/** An article by its id; undefined for an unknown one. */
export const findArticle = (
  topics: readonly HelpTopic[],
  articleId: string | undefined,
): HelpArticle | undefined =>
  topics.flatMap(({ articles }) => articles).find((article) => article.articleId === articleId);
