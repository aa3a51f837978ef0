import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { DocumentItem } from './DocumentItem';
import * as S from './DocumentUpload.styles';
import type { DocumentFiles, DocumentUploadLabels, UploadDocument } from './documents';

export {
  DOCUMENT_STATES,
  type DocumentFiles,
  type DocumentSide,
  type DocumentState,
  type DocumentUploadLabels,
  type UploadDocument,
} from './documents';

export interface DocumentUploadProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onChange'> {
  /** The documents that are asked for, in the order of the list. */
  documents: readonly UploadDocument[];
  /** The chosen files by the id of their side. Take a file out once its document was refused, so that another can be chosen. */
  files: DocumentFiles;
  labels?: Partial<DocumentUploadLabels> | undefined;
  /** Largest size of a file in megabytes. Default: 10. */
  maxMegabytes?: number;
  /** Called when a file was chosen and found right, or removed. While a document is uploading, removing its file asks to stop. */
  onChange: (event: { files: DocumentFiles; documentId: string; sideId: string }) => void;
}

/**
 * The documents of an identity check: what is accepted, what is still missing, and what became of each. A file is chosen,
 * dropped, pasted or photographed, and checked by its bytes; a wrong one is explained beside it. It uploads nothing and
 * logs no name: send the files yourself and say by `state` how far each is. For pictures without a check by people use
 * `ImageUpload`.
 */
export function DocumentUpload({
  documents,
  files,
  labels,
  maxMegabytes = 10,
  onChange,
  ...rest
}: DocumentUploadProps) {
  const texts = useLabels<DocumentUploadLabels>('DocumentUpload', labels);
  return (
    <S.List data-component="DocumentUpload" role="list" aria-label={texts.documents} {...rest}>
      {documents.map((document) => (
        <DocumentItem
          key={document.id}
          document={document}
          files={files}
          labels={texts}
          maxMegabytes={maxMegabytes}
          onChange={(sideId, file) => {
            const { [sideId]: _, ...others } = files;
            onChange({
              files: file === undefined ? others : { ...others, [sideId]: file },
              documentId: document.id,
              sideId,
            });
          }}
        />
      ))}
    </S.List>
  );
}
