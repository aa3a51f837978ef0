import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  inset,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';
import { coveringLink } from '../LinkCard/coveringLink';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-tournament-card-radius, ${radius('panel')});
  overflow: hidden;
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;
  transition: border-color ${duration('feedback')}, translate ${duration('feedback')} ${easing('in')};

  @media ${media.hover} {
    &:has(h2 > a, h3 > a):hover { border-color: ${color('border-default')}; translate: 0 -2px; }
    &:has(h2 > a, h3 > a):hover img { filter: brightness(1.08); }
  }
  &:has(:is(h2, h3) > a:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  @media ${media.still} { translate: none !important; }
`;

export const Media = styled.div`
  /* Only the picture fades, so that the text stays readable. */
  :is([data-status='ended'], [data-status='cancelled']) > & { opacity: 0.55; filter: saturate(0.4); }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(8)};
  padding: ${inset('card')};
`;

export const Title = styled.div`
  > :is(h2, h3) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;

export const Lead = styled.a`${coveringLink}`;

/* 1: an amount in Latin letters would begin at the left of an Arabic card */
export const Prize = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};

  > bdi {
    display: block;
    inline-size: fit-content; /* 1 */
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('xl')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: ${lineHeight('heading')};
    color: ${color('accent-text')};
  }
  [data-status='cancelled'] & > bdi { color: inherit; text-decoration: line-through; }
`;

/** Drawn above the title, but after it for screen readers. */
export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  order: -1;
`;

export const Period = styled.p`
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

export const Rules = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Reason = styled.p`
  padding-inline-start: ${space(12)};
  border-inline-start: 2px solid ${color('warning')};
  font-size: ${fontSize('sm')};
`;

export const Own = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: ${space(8)} ${space(16)};
  padding: ${space(8)} ${space(12)};
  border-radius: ${radius('control')};
  background: ${color('accent-subtle')};
  font-variant-numeric: tabular-nums;
  @media ${media.forced} { border: 1px solid; }

  dt { font-size: ${fontSize('xs')}; color: ${color('text-muted')}; }
  dd { font-weight: 600; }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(16)};
  margin-block-start: auto;
  padding-block-start: ${space(8)};
`;

/** Above the link that covers the card, as is the button. */
export const Leaderboard = styled.a`
  position: relative;
  z-index: 1;
  padding-block: ${space(8)};
  font-size: ${fontSize('sm')};
  color: ${color('action-text')};
  @media ${media.touch} { padding-block: 12px; }
`;

export const Act = styled.div`
  position: relative;
  z-index: 1;
  max-inline-size: 100%;
  margin-inline-start: auto;
`;
