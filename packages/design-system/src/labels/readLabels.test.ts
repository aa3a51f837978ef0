import { describe, expect, it } from 'vitest';
import { readLabels } from './readLabels';

const texts = {
  Menu: {
    close: 'Close',
    search: { clear: 'Clear', results_one: '{{1}} result', results_other: '{{1}} results' },
  },
  Pagination: { position: 'Page {{1}} of {{2}}' },
};

describe('[PK-04] labels of one language', () => {
  const labels = readLabels(texts, 'en') as {
    Menu: { close: string; search: { clear: string; results: (count: number) => string } };
    Pagination: { position: (page: string, count: number) => string };
  };

  it('are texts where nothing is filled in', () => {
    expect([labels.Menu.close, labels.Menu.search.clear]).toEqual(['Close', 'Clear']);
  });

  it('are functions where a value is filled in, with numbers as the language writes them', () => {
    expect(labels.Pagination.position('3', 1200)).toBe('Page 3 of 1,200');
  });

  it('follow the plural of the first value, by the rules of the language', () => {
    expect([1, 2].map(labels.Menu.search.results)).toEqual(['1 result', '2 results']);
    const russian = readLabels(
      {
        Menu: {
          results_one: '{{1}} игра',
          results_few: '{{1}} игры',
          results_many: '{{1}} игр',
          results_other: '{{1}} игры',
        },
      },
      'ru',
    ) as { Menu: { results: (count: number) => string } };
    expect([1, 3, 5].map(russian.Menu.results)).toEqual(['1 игра', '3 игры', '5 игр']);
  });
});
