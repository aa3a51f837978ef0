import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-inline-size: 0;
  padding: ${inset('card')};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-contract-card-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;

  &[data-state='sign'] { border-color: ${color('action-mark')}; }
  /* A contract that no longer pays has no surface of its own. */
  &:is([data-state='rejected'], [data-state='terminated'], [data-state='cancelled']) { background: transparent; }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(8)};
`;

export const Title = styled.div`
  min-inline-size: 0;
  & > :is(h2, h3) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
  }
`;

export const Period = styled.p`
  margin-block-start: ${space(4)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

/** Drawn above the title, but read after it by screen readers. */
export const Standing = styled.div`
  order: -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(8)};
`;

export const Request = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space(8)} ${space(16)};
  margin: 0;
  font-size: ${fontSize('sm')};

  dt { font-size: ${fontSize('xs')}; color: ${color('text-muted')}; }
  dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Compare = styled.details`
  > summary {
    inline-size: fit-content;
    padding-block: ${space(8)};
    font-size: ${fontSize('sm')};
    color: ${color('text-muted')};
    cursor: pointer;
    @media ${media.touch} { padding-block: ${space(12)}; }
  }
`;

export const TierFrame = styled.div`
  container-type: inline-size;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
`;

export const Tiers = styled.ol`
  margin: 0;
`;

export const Tier = styled.li`
  padding: ${space(8)} ${space(12)};
  &:not(:first-child) { border-block-start: 1px solid ${color('border-subtle')}; }
`;

export const Figures = styled.dl`
  display: grid;
  margin: 0;
  font-size: ${fontSize('sm')};

  @container (min-width: 600px) {
    grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr) repeat(3, minmax(0, 1.4fr));
    gap: ${space(16)};
  }
`;

/* 1: as a table the names are visible once, above the first row; screen readers get them in every row
   2: keeps a sign or currency on its side in right-to-left text */
export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(12)};
  padding-block: 2px;

  > dt { color: ${color('text-muted')}; }
  > dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
    unicode-bidi: plaintext; /* 2 */
  }
  &[data-field='rate'] > dd { font-weight: 600; color: ${color('accent-text')}; }

  @container (min-width: 600px) {
    display: grid;
    align-content: end;
    justify-content: stretch;
    padding-block: 0;
    text-align: end;

    > dt { font-size: ${fontSize('xs')}; }
    &:first-child { text-align: start; }
    > dd { justify-self: end; margin-inline-start: 0; }
    &:first-child > dd { justify-self: start; }
    /* 1 */
    ${Tier}:not(:first-child) & > dt {
      ${hiddenText}
    }
  }
`;

export const Remark = styled.p`
  padding-inline-start: ${space(12)};
  border-inline-start: 2px solid ${color('border-default')};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(12)};
  margin-block-start: auto;
`;
