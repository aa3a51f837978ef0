import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.article`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space(16)};
  min-inline-size: 0;
  padding: ${inset('card')};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-reward-ticket-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;

  &[data-status='unopened'], &[data-status='opened'] { border-color: ${color('accent-mark')}; }
  &[data-status='expired'], &[data-status='empty'] { background: transparent; }
  @media not ${media.large} { grid-template-columns: 64px minmax(0, 1fr); gap: ${space(12)}; }
`;

export const Picture = styled.div`
  align-self: center;
  [data-status='expired'] > &, [data-status='empty'] > & { opacity: 0.45; filter: saturate(0.3); }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Status = styled.div`
  max-inline-size: 100%;
  margin-block-end: ${space(4)};
`;

export const Title = styled.p`
  font-weight: 600;
  line-height: ${lineHeight('title')};
`;

export const Prize = styled.p`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('heading')};
  color: ${color('accent-text')};
  &[data-long] { font-size: ${fontSize('md')}; }
`;

export const Note = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Act = styled.div`
  max-inline-size: 100%;
  /* At the bottom, so that buttons of neighbouring tickets are at the same height. */
  margin-block-start: auto;
  padding-block-start: ${space(8)};
`;
