import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  fontFamily,
  fontSize,
  inset,
  lineHeight,
  radius,
  size,
  space,
} from '../../tokens/read';
import { barStyles } from '../VipRank/VipRank.styles';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-inline-size: 0;
  padding: ${inset('card')};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-mission-card-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;

  &[data-status='claimable'] { border-color: ${color('accent-mark')}; }
  /* Missions that cannot be done now have no surface of their own. */
  &[data-status='locked'], &[data-status='expired'] { background: transparent; }
`;

/** The status is shown above the title, but comes after it for screen readers. */
export const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(8)};
  > :last-child { order: -1; }
`;

export const Title = styled.div`
  min-inline-size: 0;
  & > :is(h2, h3) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
  }
  :is([data-status='locked'], [data-status='expired']) & { color: ${color('text-muted')}; }
`;

export const Text = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Progress = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Bar = styled.progress`
  ${barStyles}
  @media not ${media.forced} {
    :is([data-status='claimable'], [data-status='claimed']) & { --_fill: ${color('accent-mark')}; }
    :is([data-status='locked'], [data-status='expired']) & { --_fill: ${color('border-control')}; }
  }
`;

export const Count = styled.p`
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

/** The reward has its own line, so that it is at the same height in neighbouring cards. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(12)};
  margin-block-start: auto;
`;

export const Gain = styled.p`
  display: flex;
  flex: 1 1 100%;
  gap: ${space(8)};
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color('accent-text')};
  > svg { flex: none; margin-block-start: 1px; }
  :is([data-status='locked'], [data-status='expired']) & { color: ${color('text-muted')}; }
`;

export const Reward = styled.span`
  min-inline-size: 0;
`;

/* 1: as high as a button beside it */
export const Period = styled.p`
  display: flex;
  flex: 1 1 8rem;
  align-items: center;
  min-block-size: ${size('control-sm')}; /* 1 */
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
  @media ${media.touch} { min-block-size: 44px; /* 1 */ }
`;

export const Act = styled.div`
  max-inline-size: 100%;
  margin-inline-start: auto;
`;
