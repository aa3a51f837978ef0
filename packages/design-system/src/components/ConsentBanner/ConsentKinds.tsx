import type { ReactNode, Ref } from 'react';
import { Switch } from '../Switch/Switch';
import * as S from './ConsentBanner.styles';

/** One kind of storage. */
export interface ConsentKind {
  id: string;
  /** Name of the kind: 'Statistics'. */
  title: string;
  /** What is kept, what for and for how long, in a sentence or two. */
  text: ReactNode;
  /** Whether it can not be refused, since the site does not work without it. Default: false. */
  isRequired?: boolean;
}

export interface ConsentKindsProps {
  kinds: readonly ConsentKind[];
  chosen: readonly string[];
  labels: { kinds: string; alwaysOn: string };
  isDisabled: boolean;
  onChange: (chosen: string[]) => void;
  ref: Ref<HTMLUListElement>;
}

/** The kinds of storage, each with a switch if it can be refused. */
export function ConsentKinds({
  kinds,
  chosen,
  labels,
  isDisabled,
  onChange,
  ref,
}: ConsentKindsProps) {
  return (
    <S.Kinds ref={ref} role="list" aria-label={labels.kinds} tabIndex={-1}>
      {kinds.map(({ id, title, text, isRequired = false }) => (
        <S.Kind key={id}>
          {isRequired ? (
            <>
              <S.Always>
                <span>{title}</span>
                <S.AlwaysOn>{labels.alwaysOn}</S.AlwaysOn>
              </S.Always>
              <S.KindText>{text}</S.KindText>
            </>
          ) : (
            <Switch
              placement="end"
              label={<strong>{title}</strong>}
              hint={text}
              checked={chosen.includes(id)}
              disabled={isDisabled}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          )}
        </S.Kind>
      ))}
    </S.Kinds>
  );
}
