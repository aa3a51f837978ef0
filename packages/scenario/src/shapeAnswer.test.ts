import { describe, expect, it } from 'vitest';
import { shapeAnswer } from './shapeAnswer';

const paged = {
  content: [
    { promotionId: 'pr-1', title: 'Koi', kind: 'daily' },
    { promotionId: 'pr-2', title: '', kind: 'weekly' },
  ],
  pageNum: 1,
  totalPages: 1,
  totalElements: 2,
  pageSize: 5,
};
const content = { list: 'content' };
type Paged = typeof paged;

describe('[RV-01] the shape of an answer', () => {
  it('has none, and says so in its counts', () => {
    expect(shapeAnswer(paged, content, 'none')).toEqual({
      ...paged,
      content: [],
      totalPages: 0,
      totalElements: 0,
    });
  });

  it('has one', () => {
    const one = shapeAnswer(paged, content, 'one');
    expect(one).toEqual({ ...paged, content: [paged.content[0]], totalElements: 1 });
  });

  it('has many: a full page of many pages, each row with an id of its own', () => {
    const many = shapeAnswer(paged, content, 'many') as Paged;
    expect(many.content).toHaveLength(5);
    expect(new Set(many.content.map(({ promotionId }) => promotionId)).size).toBe(5);
    expect(new Set(many.content.map(({ kind }) => kind))).toEqual(new Set(['daily', 'weekly']));
    expect(many).toMatchObject({ totalPages: 12, totalElements: 60 });
  });

  it('has very long titles, and leaves ids, kinds and empty texts alone', () => {
    const [first, second] = (shapeAnswer(paged, content, 'long') as Paged).content;
    expect(first?.title.length).toBeGreaterThan(100);
    expect(first).toMatchObject({ promotionId: 'pr-1', kind: 'daily' });
    expect(second?.title).toBe('');
  });

  it('finds a list that is the answer, or lies deeper', () => {
    expect(shapeAnswer([{ id: 1 }, { id: 2 }], { list: '' }, 'one')).toEqual([{ id: 1 }]);
    const deep = { data: { lanes: [1, 2], other: true } };
    expect(shapeAnswer(deep, { list: 'data.lanes' }, 'none')).toEqual({
      data: { lanes: [], other: true },
    });
  });

  it('takes rows of a sample where the answer has none', () => {
    const empty = { ...paged, content: [] };
    expect(shapeAnswer(empty, content, 'one', paged)).toMatchObject({
      content: [{ title: 'Koi' }],
    });
    expect(shapeAnswer(empty, content, 'many')).toMatchObject({ content: [] });
  });

  it.each([[null], ['text'], [{ other: [] }], [{ content: 'text' }]])(
    'leaves an answer of another form alone: %j',
    (answer) => {
      expect(shapeAnswer(answer, content, 'none')).toBe(answer);
      expect(shapeAnswer(answer, { list: null }, 'none')).toBe(answer);
    },
  );
});
