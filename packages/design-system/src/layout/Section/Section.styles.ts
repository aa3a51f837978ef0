import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, lineHeight, space } from '../../tokens/read';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};

  @media ${media.tablet} { gap: ${space(16)}; }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(8)} ${space(16)};
`;

export const Texts = styled.div`
  /* If a short heading does not fit beside it, the rest wraps below. */
  flex: 1 1 min(100%, 11rem);
  min-inline-size: 0;

  /* 1: a button beside the heading takes no width from the text below it */
  @media not ${media.tablet} { display: contents; } /* 1 */
`;

export const Title = styled.div`
  flex: 1 1 min(100%, 11rem);
  min-inline-size: 0;

  & > :is(h2, h3) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('tight')};
    overflow-wrap: anywhere;
  }
  @media ${media.tablet} { & > h2 { font-size: ${fontSize('xl')}; } }
`;

export const Description = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};

  @media ${media.tablet} { margin-block-start: ${space(4)}; }
  @media not ${media.tablet} { order: 1; inline-size: 100%; margin-block-start: calc(${space(4)} - ${space(8)}); }
`;

export const More = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 24px;
  color: ${color('action-text')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  text-decoration: none;

  @media ${media.touch} { justify-content: end; min-inline-size: 44px; min-block-size: 44px; }
  @media ${media.hover} { &:hover { text-decoration: underline; } }
`;
