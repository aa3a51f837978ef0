import { describe, expect, it } from 'vitest';
import { addChange, endStep, redo, startHistory, undo } from './history';

const values = ({ present }: { present: string }): string => present;

describe('[RV-07] steps of the theme studio', () => {
  it('makes what is typed into one field one step', () => {
    const typed = ['a', 'ab', 'abc'].reduce(
      (history, text) => addChange(history, text, 'name'),
      startHistory(''),
    );
    expect(typed.past).toEqual(['']);
    expect(values(undo(typed))).toBe('');
  });

  it('begins a new step once the field was left, and for another field', () => {
    const first = addChange(startHistory('0'), '1', 'name');
    expect(addChange(endStep(first), '2', 'name').past).toEqual(['0', '1']);
    expect(addChange(first, '2', 'logo').past).toEqual(['0', '1']);
  });

  it('keeps changes without a field apart', () => {
    const twice = addChange(addChange(startHistory('0'), '1'), '2');
    expect(twice.past).toEqual(['0', '1']);
  });

  it('goes back and forth, and forgets what was taken back at the next change', () => {
    const done = addChange(addChange(startHistory('0'), '1'), '2');
    const back = undo(undo(done));
    expect(values(back)).toBe('0');
    expect(values(redo(back))).toBe('1');
    expect(values(redo(redo(redo(back))))).toBe('2');
    expect(redo(addChange(back, '3')).present).toBe('3');
  });

  it('begins a new step after going back, also in the same field', () => {
    const typed = addChange(addChange(startHistory('0'), '1', 'a'), '2', 'b');
    expect(addChange(undo(typed), '3', 'a').past).toEqual(['0', '1']);
  });

  it('has an end on both sides', () => {
    const history = startHistory('0');
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });
});
