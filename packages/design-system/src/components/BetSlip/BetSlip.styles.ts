import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-inline-size: 0;
  padding: ${inset('card')};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-bet-slip-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-inline-size: 0;
  [data-status='sending'] > & { cursor: progress; }
  /* All three tabs at 320 px. */
  [role='tab'] { padding-inline: ${space(8)}; }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  min-block-size: 32px;
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;

  > :is(h2, h3) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
  }
`;

export const List = styled.div`
  display: grid;
  gap: ${space(8)};
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Undo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  padding: ${space(8)} ${space(12)};
  border: 1px dashed ${color('border-default')};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  margin-block-end: ${space(8)};
  > span { flex: 1 1 8rem; min-inline-size: 0; }
`;

export const Stake = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
  margin-block-start: ${space(12)};
`;

export const Count = styled.span`
  margin-inline-start: ${space(4)};
  font-weight: 400;
  color: ${color('text-muted')};
`;

export const Return = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(16)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  > bdi { font-weight: 600; font-variant-numeric: tabular-nums; color: ${color('text-default')}; }
`;

/* 1: empty live regions take no gap */
export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  padding-block-start: ${space(16)};
  border-block-start: 1px solid ${color('border-subtle')};
  > :is([role='alert'], [role='status']):not(:has([data-component='Notice'])) { margin-block-end: calc(-1 * ${space(12)}); } /* 1 */
`;

export const Receipt = styled.div`
  display: grid;
  gap: ${space(16)};
`;

export const Placed = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius('full')};
  background: ${color('positive-subtle')};
  color: ${color('positive')};
  @media ${media.forced} { border: 1px solid; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  > * { flex: 1 1 auto; }
`;
