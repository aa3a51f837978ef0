import { describe, expect, it } from 'vitest';
import { HELP } from '../testing/fixtures';
import { countArticles, findArticle, searchHelp } from './searchHelp';

const found = (text: string) =>
  searchHelp(HELP.topics, text).flatMap(({ articles }) =>
    articles.map(({ articleId }) => articleId),
  );

describe('the search of the help centre', () => {
  it('finds by words of title, text and topic, in any order and case', () => {
    expect(found('ACCOUNT open')).toEqual(['hp-start-1']);
    expect(found('  picture letters ')).toEqual(['hp-start-2']);
    expect(found('money')).toEqual(['hp-money-1', 'hp-money-2']);
  });

  it('takes no notice of accents, and none of what is markup', () => {
    expect(found('métro')).toEqual(['hp-money-2']);
    expect(found('ｍｅｔｒｏ')).toEqual(['hp-money-2']);
    const arabic = HELP.topics.map((topic) => ({ ...topic, title: 'إيداع الأموال' }));
    expect(searchHelp(arabic, 'ايداع الاموال')).toEqual(arabic);
    expect(found('strong')).toEqual([]);
  });

  it('shows all without a text, and nothing for a word that is nowhere', () => {
    expect(searchHelp(HELP.topics, '  ')).toEqual(HELP.topics);
    expect(countArticles(searchHelp(HELP.topics, 'zebra'))).toBe(0);
    expect(countArticles(HELP.topics)).toBe(4);
  });

  it('opens an article by its name', () => {
    expect(findArticle(HELP.topics, 'hp-money-1')?.title).toBe('When does a withdrawal arrive?');
    expect(findArticle(HELP.topics, 'hp-nowhere')).toBeUndefined();
    expect(findArticle(HELP.topics, undefined)).toBeUndefined();
  });
});
