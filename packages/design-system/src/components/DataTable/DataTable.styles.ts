import styled from 'styled-components';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';
import { List } from '../Menu/Menu.styles';
import { hiddenText } from '../VisuallyHidden/hiddenText';

export const Root = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-inline-size: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
`;

export const Title = styled.div`
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  overflow-wrap: anywhere;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  max-inline-size: 100%;
`;

export const Choice = styled(List)`
  padding: ${space(12)} ${space(16)};
  &:popover-open { display: grid; gap: ${space(8)}; }
`;

/* 1: contains the hidden caption, whose absolute position would otherwise lengthen the page */
export const Region = styled.div`
  position: relative; /* 1 */
  max-block-size: var(--_max-block, none);
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-table-radius, ${radius('panel')});
  overflow: auto;
  overscroll-behavior-inline: contain;
  background: var(--pl-table-surface, ${color('surface-panel')});

  @container (max-width: 559px) {
    max-block-size: none;
    border: 0;
    border-radius: 0;
    overflow: visible;
    background: none;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize('sm')};
  @container (max-width: 559px) { display: block; }
`;

export const Caption = styled.caption`
  ${hiddenText}
`;
