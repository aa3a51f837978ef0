import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(16)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
`;

export const DayName = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  color: ${color('text-muted')};
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const doneTone = css`
  --_edge: ${color('positive')};
  --_back: ${color('positive-subtle')};
  --_sign: ${color('positive')};
`;
const currentTone = css`
  --_edge: ${color('action-mark')};
  --_back: ${color('action-subtle')};
  --_sign: ${color('action-text')};
`;
const failedTone = css`
  --_edge: ${color('danger')};
  --_back: ${color('danger-subtle')};
  --_sign: ${color('danger-text')};
`;

/* 1: the line to the next event; broken while what follows has not happened */
export const Event = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space(12)};
  padding-block-end: ${space(24)};
  --_edge: ${color('border-control')};
  --_back: ${color('surface-panel')};
  --_sign: ${color('text-muted')};

  &:last-child { padding-block-end: 0; }
  &[data-state='done'] { ${doneTone} }
  &[data-state='current'] { ${currentTone} }
  &[data-state='failed'] { ${failedTone} }
  &[data-tone='neutral'] { --_edge: ${color('border-control')}; --_back: ${color('surface-panel')}; --_sign: ${color('text-muted')}; }
  &[data-tone='action'] { ${currentTone} }
  &[data-tone='accent'] { --_edge: ${color('accent-mark')}; --_back: ${color('accent-subtle')}; --_sign: ${color('accent-text')}; }
  &[data-tone='positive'] { ${doneTone} }
  &[data-tone='warning'] { --_edge: ${color('warning')}; --_back: ${color('warning-subtle')}; --_sign: ${color('warning')}; }
  &[data-tone='danger'] { ${failedTone} }
  &[data-tone='info'] { --_edge: ${color('info')}; --_back: ${color('info-subtle')}; --_sign: ${color('info')}; }

  /* 1 */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 36px 4px;
    inset-inline-start: 15px;
    border-inline-start: 2px solid ${color('border-control')};
  }
  &:is([data-state='current'], [data-state='waiting'])::before { border-inline-start-style: dashed; }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 32px;
  block-size: 32px;
  border: 2px solid var(--_edge);
  border-radius: ${radius('full')};
  background: var(--_back);
  color: var(--_sign);

  > svg { inline-size: 16px; block-size: 16px; }
  [data-state='current'] > &:empty::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: ${radius('full')};
    background: currentcolor;
  }
  [data-state='waiting'] > & { border-style: dashed; }
  @media ${media.forced} {
    [data-state='current'] > & { border-color: Highlight; }
    [data-state='current'] > &:empty::before { forced-color-adjust: none; background: Highlight; }
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  padding-block-start: 5px;
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(12)};
`;

export const Title = styled.p`
  flex: 1 1 12ch;
  min-inline-size: 0;
  font-weight: 600;
  color: ${color('text-default')};
  [data-state='waiting'] & { font-weight: 400; color: ${color('text-muted')}; }
  [data-state='failed'] & { color: ${color('danger-text')}; }
`;

export const Time = styled.time`
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Content = styled.div`
  min-inline-size: 0;
  color: ${color('text-muted')};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${space(24)};
`;

export const WaitingEvent = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
`;
