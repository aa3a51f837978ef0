import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ErrorIcon } from '../../icons/ErrorIcon';
import { ImageIcon } from '../../icons/ImageIcon';
import { UploadIcon } from '../../icons/UploadIcon';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { checkImage } from '../ImageUpload/checkImage';
import { useImageUpload } from '../ImageUpload/useImageUpload';
import { checkDocument } from './checkDocument';
import { DocumentFile } from './DocumentFile';
import * as S from './DocumentUpload.styles';
import type { DocumentState, DocumentUploadLabels, UploadDocument } from './documents';

export interface DocumentSlotProps extends Pick<UploadDocument, 'isPictureOnly' | 'camera'> {
  titleId: string;
  side: string | undefined;
  file: File | undefined;
  state: DocumentState;
  progress: number | undefined;
  labels: FoundLabels<DocumentUploadLabels>;
  maxMegabytes: number;
  onChange: (file: File | undefined) => void;
}

/** The place of one file: empty with the ways to choose one, or filled. */
export function DocumentSlot({
  titleId,
  side,
  file,
  state,
  progress,
  labels,
  maxMegabytes,
  isPictureOnly = false,
  camera = 'environment',
  onChange,
}: DocumentSlotProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const value = useMemo(() => (file === undefined ? [] : [file]), [file]);
  const upload = useImageUpload({
    value,
    defaultValue: [],
    maxFiles: 1,
    maxBytes: maxMegabytes * 1024 * 1024,
    check: isPictureOnly ? checkImage : checkDocument,
    onChange: ({ value: [first] }) => {
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      onChange(first);
    },
  });
  // The input that was used is gone: the focus goes on to what can be done with the file.
  useLayoutEffect(() => {
    if (file === undefined || !hadFocus.current) return;
    hadFocus.current = false;
    place.current?.querySelector<HTMLElement>('[data-remove]')?.focus();
  }, [file]);
  const faults = {
    ...labels.faults,
    size: labels.faults?.size?.(maxMegabytes) ?? noText('DocumentUpload.faults'),
    ...(isPictureOnly && { type: labels.faults?.picture }),
  };
  const [sideId, limitsId, faultsId] = [`${id}-side`, `${id}-limits`, `${id}-faults`];
  const input = (action: string) => ({
    type: 'file' as const,
    'aria-labelledby': `${id}-${action} ${titleId}${side === undefined ? '' : ` ${sideId}`}`,
    'aria-describedby': `${limitsId} ${faultsId}`,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      void upload.add(currentTarget.files ?? []);
      // So that a removed file can be chosen again.
      currentTarget.value = '';
    },
  });
  const isWaiting = state === 'missing' || state === 'refused' || state === 'expired';
  const slotRef = useMergedRef<HTMLDivElement>(upload.root, place);
  return (
    <S.Slot
      ref={slotRef}
      onPaste={(event) => {
        if (file !== undefined || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        void upload.add(event.clipboardData.files);
      }}
    >
      {side === undefined ? null : <S.Side id={sideId}>{side}</S.Side>}
      {file === undefined ? (
        <>
          <S.Zone data-over={isOver || undefined}>
            <UploadIcon size="1.5rem" />
            <S.Choose id={`${id}-choose`}>
              {state === 'missing' ? labels.choose : labels.chooseAgain}
            </S.Choose>
            <S.Drop>{labels.drop}</S.Drop>
            <S.Count id={limitsId}>
              {isPictureOnly
                ? (labels.pictureLimits?.(maxMegabytes) ?? noText('DocumentUpload.pictureLimits'))
                : (labels.limits?.(maxMegabytes) ?? noText('DocumentUpload.limits'))}
            </S.Count>
            <S.Input
              {...input('choose')}
              accept={`${isPictureOnly ? '' : 'application/pdf,'}image/png,image/jpeg`}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </S.Zone>
          <S.Camera>
            <ImageIcon />
            <span id={`${id}-photo`}>{labels.photo}</span>
            <S.Input {...input('photo')} accept="image/*" capture={camera} />
          </S.Camera>
        </>
      ) : (
        <DocumentFile
          file={file}
          labels={labels}
          progress={progress}
          isUploading={state === 'uploading'}
          onRemove={isWaiting || state === 'uploading' ? () => upload.remove(file) : undefined}
        />
      )}
      <S.Faults id={faultsId} role="alert">
        {upload.refused.map(({ key, name, problem }) => (
          <S.ErrorText key={key}>
            <ErrorIcon />
            <span>
              <S.FaultName>{name}</S.FaultName> {faults[problem]}
            </span>
          </S.ErrorText>
        ))}
      </S.Faults>
    </S.Slot>
  );
}
