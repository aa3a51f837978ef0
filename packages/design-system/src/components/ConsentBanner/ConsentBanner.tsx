import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Notice } from '../Notice/Notice';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './ConsentBanner.styles';
import { type ConsentKind, ConsentKinds } from './ConsentKinds';
import { useConsentFocus } from './useConsentFocus';
import { useRoomForBanner } from './useRoomForBanner';

export type { ConsentKind } from './ConsentKinds';

export const CONSENT_BANNER_STATUSES = ['ready', 'saving', 'failed'] as const;
export type ConsentBannerStatus = (typeof CONSENT_BANNER_STATUSES)[number];

export interface ConsentBannerLabels {
  /** Heading and name of the region: 'Your privacy'. */
  title: string;
  /** What is asked, and that it can be changed later. */
  text: string;
  /** Text of the link to the policy. */
  policy: string;
  /** Name of the list of kinds: 'Kinds of storage'. */
  kinds: string;
  /** Stands where a kind that can not be refused has no switch: 'Always on'. */
  alwaysOn: string;
  rejectAll: string;
  acceptAll: string;
  /** The button that shows the kinds. */
  choose: string;
  /** The button that saves the switches. */
  save: string;
  /** Name of the button that leaves the choice as it is. */
  close: string;
  /** Announced while the choice is saved. */
  saving: string;
  /** Says that the choice could not be saved, and what to do. */
  failed: string;
}

export interface ConsentBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Kinds of storage, such as necessary, preferences, statistics and marketing, in the order of the list. */
  kinds: readonly ConsentKind[];
  /**
   * Ids of the kinds that were allowed before. With it the banner opens on the kinds and takes the focus, since
   * somebody asked for it. Default: nobody has chosen yet, and nothing is switched on.
   */
  allowed?: readonly string[] | undefined;
  /** State of saving the choice. Default: `ready`. */
  status?: ConsentBannerStatus;
  /** Address of the policy. Default: no link. */
  policyHref?: string | undefined;
  labels?: Partial<ConsentBannerLabels> | undefined;
  /** Called with the ids of all allowed kinds, those that can not be refused among them. */
  onSave: (event: { allowed: string[] }) => void;
  /** Called when an earlier choice is left as it is. Without it, or without `allowed`, nothing closes the banner but a choice. */
  onClose?: (() => void) | undefined;
}

type Answer = 'reject' | 'accept' | 'save';

/**
 * Asks which kinds of storage a visitor allows. It keeps nothing: render it while the question is open, as the first
 * element of the page, and again with `allowed` where somebody wants to change the choice. The page stays usable and
 * makes room for it. Not for a question that has to be answered before the page can be used (`Dialog`, `AgeGate`), and
 * not for news (`Notice`).
 */
export function ConsentBanner({
  kinds,
  allowed,
  status = 'ready',
  policyHref,
  labels,
  onSave,
  onClose,
  ref,
  ...rest
}: ConsentBannerProps) {
  const texts = useLabels<ConsentBannerLabels>('ConsentBanner', labels);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const [isReopened] = useState(allowed !== undefined);
  const [isDetailed, setDetailed] = useState(isReopened);
  const [chosen, setChosen] = useState<readonly string[]>(allowed ?? []);
  const [answer, setAnswer] = useState<Answer>();
  const { title, list } = useConsentFocus(isReopened, isDetailed);
  useRoomForBanner(root);
  const isSaving = status === 'saving';

  const give = (given: Answer, isAllowed: (kind: ConsentKind) => boolean) => () => {
    if (isSaving) return;
    setAnswer(given);
    const ids = kinds.filter((kind) => kind.isRequired === true || isAllowed(kind));
    onSave({ allowed: ids.map(({ id }) => id) });
  };
  // The same look for each answer: none may be easier to give than another.
  const button = (name: Answer) => ({
    variant: 'outline' as const,
    tone: 'neutral' as const,
    isWide: true,
    isLoading: isSaving && answer === name,
    'aria-disabled': isSaving || undefined,
  });

  return (
    <S.Root
      data-component="ConsentBanner"
      data-status={status}
      data-detailed={isDetailed || undefined}
      aria-labelledby={titleId}
      {...rest}
      ref={useMergedRef<HTMLElement>(root, ref)}
    >
      <S.Panel>
        <S.Scroll>
          <S.Head>
            <S.Title id={titleId} ref={title} tabIndex={-1}>
              {texts.title}
            </S.Title>
            {isReopened && onClose !== undefined ? (
              <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
            ) : null}
          </S.Head>
          <S.Text>
            {texts.text}{' '}
            {policyHref === undefined ? null : (
              <S.Policy href={policyHref}>{texts.policy}</S.Policy>
            )}
          </S.Text>
          {isDetailed ? (
            <ConsentKinds
              ref={list}
              kinds={kinds}
              chosen={chosen}
              labels={texts}
              isDisabled={isSaving}
              onChange={setChosen}
            />
          ) : null}
        </S.Scroll>
        <S.Foot>
          {status === 'failed' ? (
            <Notice tone="danger" role="alert">
              {texts.failed}
            </Notice>
          ) : null}
          <S.Answers>
            <Button {...button('reject')} onClick={give('reject', () => false)}>
              {texts.rejectAll}
            </Button>
            <Button {...button('accept')} onClick={give('accept', () => true)}>
              {texts.acceptAll}
            </Button>
            {isDetailed ? (
              <Button {...button('save')} onClick={give('save', ({ id }) => chosen.includes(id))}>
                {texts.save}
              </Button>
            ) : (
              <Button {...button('save')} variant="quiet" onClick={() => setDetailed(true)}>
                {texts.choose}
              </Button>
            )}
          </S.Answers>
          <VisuallyHidden role="status">{isSaving ? texts.saving : ''}</VisuallyHidden>
        </S.Foot>
      </S.Panel>
    </S.Root>
  );
}
