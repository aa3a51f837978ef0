import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  floatShadow,
  fontFamily,
  fontSize,
  layer,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

/* 1: on a very low screen, as at 400 % zoom, it would cover the page: there it is the beginning of it */
export const Root = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${layer('toast')};
  display: flex;
  justify-content: center;
  padding: ${space(8)};
  padding-block-end: calc(${space(8)} + env(safe-area-inset-bottom));
  pointer-events: none;

  @media ${media.tablet} { padding: ${space(16)}; }
  @media ${media.low} { position: static; } /* 1 */
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 960px;
  max-block-size: 80dvh;
  border: 1px solid ${color('border-default')};
  border-radius: var(--pl-consent-banner-radius, ${radius('panel')});
  background: ${color('surface-raised')};
  box-shadow: ${floatShadow};
  pointer-events: auto;
  transition: opacity ${duration('appear')}, translate ${duration('appear')};

  @starting-style { opacity: 0; translate: 0 16px; }
  @media ${media.still} { transition: none; }
  @media ${media.low} { max-block-size: none; }
`;

/* The answers stay in view while the kinds scroll. */
export const Scroll = styled.div`
  display: grid;
  gap: ${space(8)};
  min-block-size: 0;
  padding: ${space(16)};
  padding-block-end: ${space(8)};
  overflow-y: auto;
  overscroll-behavior: contain;
  @media ${media.tablet} { padding: ${space(24)}; padding-block-end: ${space(8)}; }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(8)};
  > button { margin-block: -8px; margin-inline-end: -8px; }
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  line-height: ${lineHeight('heading')};
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  max-inline-size: 75ch;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

export const Policy = styled.a`
  color: ${color('action-text')};
  overflow-wrap: anywhere;
`;

export const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space(8)};
  padding-block: ${space(8)};
`;

export const Kind = styled.li`
  min-inline-size: 0;
  padding: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
  overflow-wrap: anywhere;
`;

/* As high and as wide as the row of a switch. */
export const Always = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0 ${space(12)};
  font-size: ${fontSize('sm')};
  font-weight: 700;
  line-height: 1.5rem;
  @media ${media.touch} { padding-block: 10px; }
`;

export const AlwaysOn = styled.span`
  font-weight: 400;
  color: ${color('text-muted')};
`;

export const KindText = styled.p`
  margin-block-start: ${space(4)};
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space(12)};
  padding: ${space(8)} ${space(16)} ${space(16)};
  @media ${media.tablet} { padding: ${space(12)} ${space(24)} ${space(24)}; }
`;

/* Equal columns: to reject is as large as to accept. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)};
  > :last-child { grid-column: 1 / -1; }

  @media ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(12)};
    > :last-child { grid-column: auto; }
  }
`;
