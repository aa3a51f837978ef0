import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';
import { barStyles } from '../VipRank/VipRank.styles';

/** A place with room for several ranks in a row; more of them wrap. */
const WIDE = '(min-width: 640px)';

export const Root = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
  overflow-wrap: anywhere;
`;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  @container ${WIDE} { grid-template-columns: repeat(auto-fill, minmax(176px, 1fr)); gap: ${space(12)}; }
`;

export const List = styled.ol`${list}`;
export const WaitingList = styled.div`${list}`;

const card = css`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-content: start;
  gap: ${space(12)};
  padding: ${inset('row')};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-vip-ladder-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  @container ${WIDE} { grid-template-columns: minmax(0, 1fr); padding: ${inset('card')}; }
`;

/* 1: a thicker edge, seen without colour too */
export const Rank = styled.li`
  ${card}
  &[data-state='current'] {
    border-color: ${color('accent-mark')};
    box-shadow: inset 0 0 0 1px ${color('accent-mark')};
    background: ${color('accent-subtle')};
  }
  &[data-state='next'] { border: 1px dashed ${color('accent-mark')}; }
  &[data-state='locked'] { background: transparent; }
  @media ${media.forced} { &[data-state='current'] { border: 3px solid Highlight; } } /* 1 */
`;

export const Waiting = styled.div`${card}`;

export const Emblem = styled.span`
  display: grid;
  > svg { inline-size: 48px; block-size: 48px; }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
`;

export const State = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 1lh;
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
  > svg { flex: none; }
  [data-state='reached'] & { color: ${color('positive')}; }
  :is([data-state='current'], [data-state='next']) & { font-weight: 600; color: ${color('accent-text')}; }
`;

export const Name = styled.p`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};
  color: ${color('text-default')};
  [data-state='locked'] & { color: ${color('text-muted')}; }
`;

export const Progress = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)};
`;

export const Bar = styled.progress`
  ${barStyles}
  --_fill: ${color('accent-mark')};
`;

export const Note = styled.p`
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Benefits = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding-inline-start: 1.1em;
  list-style: disc;
  color: ${color('text-default')};
  [data-state='locked'] & { color: ${color('text-muted')}; }
`;
