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
  border-radius: var(--pl-promotion-card-radius, ${radius('panel')});
  overflow: hidden;
  background: ${color('surface-panel')};
  transition: border-color ${duration('feedback')}, translate ${duration('feedback')} ${easing('in')};

  @media ${media.hover} {
    &:has(a):hover { border-color: ${color('border-default')}; translate: 0 -2px; }
    &:has(a):hover img { filter: brightness(1.08); }
  }
  &:has(a:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  &[data-status='claim'] { border-color: ${color('accent-mark')}; }
  @media ${media.still} { translate: none !important; }
`;

export const Media = styled.div`
  /* A closed promotion fades only its picture, so that its text stays readable. */
  [data-status='closed'] > & { opacity: 0.55; filter: saturate(0.4); }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(8)};
  padding: ${inset('card')};
`;

export const Title = styled.div`
  & > :is(h2, h3) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
    overflow-wrap: anywhere;
  }
`;

export const Lead = styled.a`${coveringLink}`;

/** Over the picture, but after the title for screen readers. */
export const Kind = styled.span`
  position: absolute;
  inset-block-start: ${space(12)};
  inset-inline-start: ${space(12)};
  max-inline-size: calc(100% - 2 * ${space(12)});
  padding: 2px ${space(8)};
  /* Half its height, so that the shape stays when the text takes two lines. */
  border-radius: var(--pl-badge-radius, 12px);
  font-size: ${fontSize('xs')};
  font-weight: 600;
  line-height: 20px;
  overflow-wrap: anywhere;
  background: ${color('picture-veil')};
  color: ${color('text-on-picture')};
  @media ${media.forced} { border: 1px solid; }
`;

/** Drawn above the title, but after it for screen readers. */
export const Status = styled.div`
  display: flex;
  order: -1;
`;

export const Period = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Summary = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

export const Reason = styled.p`
  padding-inline-start: ${space(12)};
  border-inline-start: 2px solid ${color('danger')};
  font-size: ${fontSize('sm')};
  color: ${color('danger-text')};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(16)};
  margin-block-start: auto;
  padding-block-start: ${space(8)};
`;

export const Remaining = styled.p`
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

/** Above the link that covers the card, so that it takes its own presses. */
export const Act = styled.div`
  position: relative;
  z-index: 1;
  max-inline-size: 100%;
  margin-inline-start: auto;
`;
