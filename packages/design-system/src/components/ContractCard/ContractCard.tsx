import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import * as S from './ContractCard.styles';
import { ContractTiers } from './ContractTiers';
import type {
  ContractAction,
  ContractCardContract,
  ContractCardLabels,
  ContractState,
} from './contract';
import { ACTION_STYLES, STATE_TONES } from './contractTones';

export {
  CONTRACT_ACTIONS,
  CONTRACT_KINDS,
  CONTRACT_REQUEST_TYPES,
  CONTRACT_STATES,
  type ContractAction,
  type ContractCardContract,
  type ContractCardLabels,
  type ContractKind,
  type ContractRequestType,
  type ContractState,
  type ContractTier,
} from './contract';

export interface ContractCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The contract: its terms formatted, in the words of the reader. */
  contract: ContractCardContract;
  labels?: Partial<ContractCardLabels>;
  /** Heading level of the title. Default: 3. */
  headingLevel?: 2 | 3;
  /** Actions that the user can take now, the main one first. */
  actions?: readonly ContractAction[];
  /** The action that is running; the others are disabled meanwhile. */
  acting?: ContractAction | undefined;
  /** A `Notice` above the buttons: what an action would end. */
  warning?: ReactNode;
  /** More about the contract, between its terms and its actions. */
  details?: ReactNode;
  /** Further links after the actions, such as to the history. */
  more?: ReactNode;
  /** Called with the action that was pressed. Without it there are no buttons. */
  onAct?: ((event: { id: string; action: ContractAction }) => void) | undefined;
}

/** Somebody has to answer; then the type of the request is shown too. */
const isWaiting = (state: ContractState): boolean => state === 'sign' || state === 'pending';

/**
 * A contract between an agent and their upline or downline: what each tier pays, its state, and what
 * can be done. For a list of contracts use a `DataTable` with links to this card.
 */
export function ContractCard({
  contract,
  labels,
  headingLevel = 3,
  actions = [],
  acting,
  warning,
  details,
  more,
  onAct,
  ...rest
}: ContractCardProps) {
  const texts = useLabels<ContractCardLabels>('ContractCard', labels);
  const {
    id,
    kind,
    state,
    requestType,
    party,
    period,
    words = [],
    tiers,
    facts = [],
    remark,
  } = contract;
  const steps = onAct === undefined ? [] : actions;
  const titleId = useId();
  const warningId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Root
      data-component="ContractCard"
      data-state={state}
      data-kind={kind}
      aria-labelledby={titleId}
      {...rest}
    >
      <S.Head>
        <S.Title>
          <Heading id={titleId}>{texts.kinds?.[kind] ?? noText('ContractCard.kinds')}</Heading>
          <S.Period>{period}</S.Period>
        </S.Title>
        <S.Standing>
          <Badge tone={STATE_TONES[state]}>
            {texts.states?.[state] ?? noText('ContractCard.states')}
          </Badge>
          {isWaiting(state) || requestType === 'termination' ? (
            <S.Request>
              {texts.requestTypes?.[requestType] ?? noText('ContractCard.requestTypes')}
            </S.Request>
          ) : null}
        </S.Standing>
      </S.Head>
      <S.Facts>
        {[party, ...facts].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
      {words.length === 0 ? null : (
        <S.Words>
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </S.Words>
      )}
      {words.length === 0 || texts.compare === undefined ? (
        <ContractTiers tiers={tiers} labels={texts} />
      ) : (
        <S.Compare>
          <summary>{texts.compare}</summary>
          <ContractTiers tiers={tiers} labels={texts} />
        </S.Compare>
      )}
      {remark === undefined ? null : <S.Remark>{remark}</S.Remark>}
      {details}
      {warning === undefined ? null : <div id={warningId}>{warning}</div>}
      {steps.length === 0 && more === undefined ? null : (
        <S.Actions>
          {steps.map((action) => (
            <Button
              key={action}
              {...ACTION_STYLES[action]}
              isLoading={acting === action}
              disabled={acting !== undefined && acting !== action}
              aria-describedby={warning === undefined ? titleId : `${titleId} ${warningId}`}
              onClick={() => onAct?.({ id, action })}
            >
              {texts.actions?.[action] ?? noText('ContractCard.actions')}
            </Button>
          ))}
          {more}
        </S.Actions>
      )}
    </S.Root>
  );
}
