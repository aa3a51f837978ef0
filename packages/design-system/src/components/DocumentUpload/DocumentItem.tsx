import { type ReactNode, useId } from 'react';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { Badge, type BadgeTone } from '../Badge/Badge';
import { Notice, type NoticeTone } from '../Notice/Notice';
import { DocumentSlot } from './DocumentSlot';
import * as S from './DocumentUpload.styles';
import type {
  DocumentFiles,
  DocumentState,
  DocumentUploadLabels,
  UploadDocument,
} from './documents';
import { STATE_ICONS } from './stateIcons';

export interface DocumentItemProps {
  document: UploadDocument;
  files: DocumentFiles;
  labels: FoundLabels<DocumentUploadLabels>;
  maxMegabytes: number;
  onChange: (sideId: string, file: File | undefined) => void;
}

const TONES: Readonly<Record<DocumentState | 'chosen', BadgeTone>> = {
  missing: 'neutral',
  chosen: 'action',
  uploading: 'info',
  checking: 'info',
  accepted: 'positive',
  refused: 'danger',
  expired: 'warning',
};
const NOTE_TONES: Readonly<Partial<Record<DocumentState, NoticeTone>>> = {
  refused: 'danger',
  expired: 'warning',
};
/** States in which a file is wanted. */
const OPEN: readonly DocumentState[] = ['missing', 'refused', 'expired'];

/** One document: its state, what is accepted, and a place for each of its sides. */
export function DocumentItem({
  document: { id, title, accepted, sides, state = 'missing', progress, note, ...kind },
  files,
  labels,
  maxMegabytes,
  onChange,
}: DocumentItemProps) {
  const baseId = useId();
  const titleId = `${baseId}-title`;
  const places: readonly { id: string; label?: string }[] = sides ?? [{ id }];
  const isOpen = OPEN.includes(state);
  const isChosen = isOpen && places.every((place) => files[place.id] !== undefined);
  const shown = isChosen ? 'chosen' : state;
  const tone = NOTE_TONES[state];
  const noteText: ReactNode = !note ? null : tone === undefined ? (
    <S.Note>{note}</S.Note>
  ) : (
    <Notice tone={tone}>{note}</Notice>
  );
  return (
    <S.Item data-state={shown}>
      <S.Group role="group" aria-labelledby={titleId}>
        <S.Head>
          <S.Title id={titleId}>{title}</S.Title>
          {/* Always there: what became of a document is announced when it changes. */}
          <span role="status">
            <Badge tone={TONES[shown]} icon={STATE_ICONS[shown]}>
              {labels.states?.[shown] ?? noText('DocumentUpload.states')}
            </Badge>
          </span>
        </S.Head>
        {accepted && isOpen ? <S.Note>{accepted}</S.Note> : null}
        {noteText}
        <S.Sides>
          {places.map((place) =>
            isOpen || files[place.id] !== undefined ? (
              <DocumentSlot
                key={place.id}
                {...kind}
                titleId={titleId}
                side={place.label}
                file={files[place.id]}
                state={state}
                progress={progress}
                labels={labels}
                maxMegabytes={maxMegabytes}
                onChange={(file) => onChange(place.id, file)}
              />
            ) : null,
          )}
        </S.Sides>
      </S.Group>
    </S.Item>
  );
}
