import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

/** A place with room for all steps in a row. */
export const WIDE = '(min-width: 640px)';

export const Root = styled.div`
  container-type: inline-size;
`;

export const List = styled.ol`
  display: none;
  [data-open] > & { display: grid; padding-block-start: ${space(12)}; }
  @container ${WIDE} {
    &, [data-open] > & {
      display: grid;
      grid-template-columns: repeat(var(--_count), minmax(0, 1fr));
      padding-block-start: 0;
    }
  }
`;

/* 1: the line to the next step, in the colour of done steps */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space(12)};
  padding-block-end: ${space(16)};
  --_line: ${color('border-default')};
  &[data-state='done'] { --_line: ${color('positive')}; }

  /* 1 */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 36px 4px;
    inset-inline-start: 15px;
    inline-size: 2px;
    border-radius: ${radius('full')};
    background: var(--_line);
  }
  @container ${WIDE} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space(8)};
    padding-block-end: 0;
    padding-inline-end: ${space(16)};
    &:not(:last-child)::before { inset-block: 15px auto; inset-inline: 40px 8px; inline-size: auto; block-size: 2px; }
  }
  @media ${media.forced} {
    &::before { forced-color-adjust: none; }
    &, &[data-state='done'] { --_line: CanvasText; }
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 32px;
  aspect-ratio: 1;
  border: 2px solid ${color('border-control')};
  border-radius: ${radius('full')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  background: ${color('surface-panel')};
  color: ${color('text-muted')};

  [data-state='done'] > & {
    border-color: ${color('positive')};
    background: ${color('positive-subtle')};
    color: ${color('positive')};
  }
  [data-state='current'] > & { border-color: ${color('action-mark')}; background: ${color('action-subtle')}; color: ${color('action-text')}; }
  [data-state='failed'] > & {
    border-color: ${color('danger')};
    background: ${color('danger-subtle')};
    color: ${color('danger-text')};
  }
  @media ${media.forced} { [data-state='current'] > & { border-color: Highlight; } }
`;

export const Text = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

const titleStyles = css`
  padding-block: 6px;
  font-weight: 600;
  text-align: start;
  [data-state='waiting'] & { font-weight: 400; color: ${color('text-muted')}; }
  [data-state='failed'] & { color: ${color('danger-text')}; }
`;

const pressStyles = css`
  ${titleStyles}
  min-block-size: 32px;
  padding-inline: 0;
  border: 0;
  background: none;
  color: ${color('text-default')};
  font-size: inherit;
  line-height: inherit;
  text-decoration: underline;
  text-decoration-color: ${color('border-control')};
  text-underline-offset: 0.2em;
  cursor: pointer;
  @media ${media.hover} { &:hover { text-decoration-color: currentcolor; } }
  @media ${media.touch} { display: flex; align-items: center; min-block-size: 44px; margin-block-start: -6px; }
`;

export const Title = styled.span`${titleStyles}`;
export const Link = styled.a`${pressStyles}`;
export const Press = styled.button`${pressStyles}`;

export const Note = styled.span`
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
  &[data-fault] { color: ${color('danger-text')}; }
`;
