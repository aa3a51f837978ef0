import { Popover, type PopoverPlacement } from '@parlour/design-system/Popover';
import { useTranslation } from 'react-i18next';
import { type Term, useTerms } from '../../model/terms';
import * as S from './TermHelp.styles';

export interface TermHelpProps {
  /** What is explained: one word, or several as a list. */
  terms: readonly Term[];
  /** Edge of the button that the panel is aligned with. Default: `start`. */
  placement?: PopoverPlacement;
}

/** A question mark that opens what a word means; of several words it opens a list (AG-02). */
export function TermHelp({ terms, placement = 'start' }: TermHelpProps) {
  const { t } = useTranslation('agentTerms');
  const { nameOf, textOf } = useTerms();
  const [first] = terms;
  const isOne = terms.length === 1 && first !== undefined;
  return (
    <Popover
      label={isOne ? '?' : `? ${t('helpList')}`}
      labels={isOne ? { button: t('help', { term: nameOf(first) }) } : {}}
      variant="quiet"
      size="sm"
      placement={placement}
      data-component="TermHelp"
    >
      {isOne ? (
        <S.Text>{textOf(first)}</S.Text>
      ) : (
        <S.List>
          {terms.map((term) => (
            <div key={term}>
              <dt>{nameOf(term)}</dt>
              <dd>{textOf(term)}</dd>
            </div>
          ))}
        </S.List>
      )}
    </Popover>
  );
}
