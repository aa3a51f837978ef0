import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, radius, space } from '../../tokens/read';
import { barLook } from '../VipRank/VipRank.styles';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-inline-size: 0;
  padding: ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-mission-card-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;

  &[data-status='claimable'] { border-color: ${color('accent')}; }
  /* What can't be done now lies in the page instead of on it. */
  &[data-status='locked'], &[data-status='expired'] { background: transparent; }
`;

/** The state above the title for the eye, after it for who listens. */
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
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.35;
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
  ${barLook}
  @media not ${media.forced} {
    :is([data-status='claimable'], [data-status='claimed']) & { --_fill: ${color('accent')}; }
    :is([data-status='locked'], [data-status='expired']) & { --_fill: ${color('border-control')}; }
  }
`;

export const Count = styled.p`
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(8)} ${space(12)};
  margin-block-start: auto;
`;

export const Facts = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Gain = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color('accent-text')};
  > svg { flex: none; }
  :is([data-status='locked'], [data-status='expired']) & { color: ${color('text-muted')}; }
`;

export const Reward = styled.span`
  min-inline-size: 0;
`;

export const Period = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Act = styled.div`
  max-inline-size: 100%;
  margin-inline-start: auto;
`;
