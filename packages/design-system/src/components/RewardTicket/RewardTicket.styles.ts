import styled from 'styled-components';
import { color, fontFamily, fontSize, radius, space } from '../../tokens/read';

export const Root = styled.article`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space(16)};
  align-items: center;
  min-inline-size: 0;
  padding: ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-reward-ticket-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;

  &[data-status='unopened'], &[data-status='opened'] { border-color: ${color('accent')}; }
  &[data-status='expired'], &[data-status='empty'] { background: transparent; }
`;

export const Picture = styled.div`
  [data-status='expired'] > &, [data-status='empty'] > & { opacity: 0.45; filter: saturate(0.3); }
`;

export const Text = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  min-inline-size: 0;
`;

export const Standing = styled.div`
  max-inline-size: 100%;
  margin-block-end: ${space(4)};
`;

export const Title = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;

export const Prize = styled.p`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  color: ${color('accent-text')};
`;

export const Note = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Act = styled.div`
  max-inline-size: 100%;
  margin-block-start: ${space(8)};
`;
