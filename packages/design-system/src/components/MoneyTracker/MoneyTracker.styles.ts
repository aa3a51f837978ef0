import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, radius, space } from '../../tokens/read';

export const Root = styled.div`
  container-type: inline-size;
`;

export const List = styled.ol`
  display: grid;

  @container (min-width: 720px) {
    grid-template-columns: repeat(var(--_count), minmax(0, 1fr));
  }
`;

/* 1: the line to the next step, in the colour of completed steps */
export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space(12)};
  padding-block-end: ${space(24)};
  --_line: ${color('border-default')};

  /* 1 */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 32px 4px;
    inset-inline-start: 13px;
    inline-size: 2px;
    border-radius: ${radius('full')};
    background: var(--_line);
  }
  &:last-child { padding-block-end: 0; }
  &[data-state='done'] { --_line: ${color('positive')}; }

  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-block-end: 0;
    padding-inline-end: ${space(16)};

    &:not(:last-child)::before {
      inset-block: 13px auto;
      inset-inline: 36px 8px;
      inline-size: auto;
      block-size: 2px;
    }
  }
  @media ${media.forced} {
    &::before { forced-color-adjust: none; }
    &, &[data-state='done'] { --_line: CanvasText; }
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  aspect-ratio: 1;
  border: 2px solid ${color('border-control')};
  border-radius: ${radius('full')};
  background: ${color('surface-panel')};

  [data-state='done'] > & {
    border-color: ${color('positive')};
    background: ${color('positive-subtle')};
    color: ${color('positive')};
  }
  [data-state='current'] > & { border-color: ${color('action-mark')}; }
  [data-state='current'] > &::before {
    content: '';
    inline-size: 12px;
    aspect-ratio: 1;
    border-radius: ${radius('full')};
    background: ${color('action-mark')};
  }
  [data-state='failed'] > & {
    border-color: ${color('danger')};
    background: ${color('danger-subtle')};
    color: ${color('danger-text')};
  }
  @media ${media.forced} { &::before { forced-color-adjust: none; background: Highlight !important; } }
`;

export const Text = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  min-inline-size: 0;
  padding-block-start: 2px;
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-weight: 600;
  [data-state='waiting'] & { font-weight: 400; color: ${color('text-muted')}; }
  [data-state='failed'] & { color: ${color('danger-text')}; }
`;

export const Time = styled.time`
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Reason = styled.p`
  max-inline-size: 48ch;
`;

export const Next = styled.p`
  max-inline-size: 48ch;
  color: ${color('text-muted')};
`;

export const Action = styled.div`
  max-inline-size: 100%;
  margin-block-start: ${space(8)};
`;
