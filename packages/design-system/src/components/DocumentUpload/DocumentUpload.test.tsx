import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { samplePng } from '../ImageUpload/ImageUpload.fixtures';
import { checkDocument } from './checkDocument';
import { DocumentUpload, type DocumentUploadProps } from './DocumentUpload';
import {
  ADDRESS,
  DOCUMENT_LABELS,
  DOCUMENTS,
  fakePdf,
  SELFIE,
  samplePdf,
} from './DocumentUpload.fixtures';

function draw(props: Partial<DocumentUploadProps> = {}) {
  const onChange = vi.fn();
  renderThemed(
    <DocumentUpload
      documents={[ADDRESS]}
      files={{}}
      labels={DOCUMENT_LABELS}
      onChange={onChange}
      {...props}
    />,
  );
  return onChange;
}

describe('DocumentUpload', () => {
  conformance(
    (props) => (
      <DocumentUpload
        {...props}
        documents={DOCUMENTS}
        files={{}}
        labels={DOCUMENT_LABELS}
        onChange={vi.fn()}
      />
    ),
    { element: 'ul', dataComponent: 'DocumentUpload' },
  );

  it('[PK-06] tells of a right file, by document and side', async () => {
    const onChange = draw();
    const file = samplePdf('bill.pdf');
    fireEvent.change(screen.getByLabelText(/^Choose a file/), { target: { files: [file] } });
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({
        files: { address: file },
        documentId: 'address',
        sideId: 'address',
      }),
    );
  });

  it('[PK-06] takes no PDF where a picture is asked for', async () => {
    const onChange = draw({ documents: [SELFIE] });
    fireEvent.change(screen.getByLabelText(/^Choose a file/), {
      target: { files: [samplePdf('face.pdf')] },
    });
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(DOCUMENT_LABELS.faults.picture),
    );
    expect(onChange).not.toHaveBeenCalled();
  });

  it('asks a phone for the camera of the document', () => {
    draw({ documents: [SELFIE] });
    const camera = screen.getByLabelText(/^Take a photo/);
    expect(camera.getAttribute('capture')).toBe('user');
  });

  it.each([
    ['uploading', 1],
    ['checking', 0],
    ['accepted', 0],
  ] as const)('lets a file be removed while %s: %i', (state, count) => {
    draw({ documents: [{ ...ADDRESS, state }], files: { address: samplePdf('bill.pdf') } });
    expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(count);
  });

  it('[PK-06] says nothing of a document on the console', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    draw();
    fireEvent.change(screen.getByLabelText(/^Choose a file/), {
      target: { files: [fakePdf('secret.pdf')] },
    });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('secret.pdf'));
    expect(said).not.toHaveBeenCalled();
  });
});

describe('the check of a document', () => {
  it.each([
    ['a PDF', samplePdf('a'), undefined],
    ['a picture', samplePng('a'), undefined],
    ['what only calls itself a PDF', fakePdf('a'), 'type'],
  ])('says of %s', async (_, file, problem) => {
    expect(await checkDocument(file, 1000)).toBe(problem);
  });

  it('takes no PDF that is too large', async () => {
    expect(await checkDocument(samplePdf('a'), 4)).toBe('size');
  });
});
