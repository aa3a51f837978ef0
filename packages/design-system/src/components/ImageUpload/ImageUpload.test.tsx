import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { checkImage } from './checkImage';
import { ImageUpload } from './ImageUpload';
import { fakePng, samplePng, UPLOAD_LABELS } from './ImageUpload.fixtures';

describe('ImageUpload', () => {
  conformance((props) => <ImageUpload {...props} label="Proof" labels={UPLOAD_LABELS} />, {
    element: 'div',
    dataComponent: 'ImageUpload',
  });

  const choose = (files: File[]) =>
    fireEvent.change(screen.getByLabelText('Proof'), { target: { files } });

  it('keeps the right ones of a choice, and three at most', async () => {
    const onChange = vi.fn();
    renderThemed(<ImageUpload label="Proof" labels={UPLOAD_LABELS} onChange={onChange} />);
    const right = ['a', 'b', 'c', 'd'].map(samplePng);
    choose([fakePng('x'), ...right]);
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    expect(onChange).toHaveBeenCalledWith({ value: right.slice(0, 3) });
    expect(screen.getByRole('alert').textContent).toContain('x is no PNG');
    expect(screen.getByRole('alert').textContent).toContain('d is one too many');
  });

  it('is required until a picture is chosen', async () => {
    renderThemed(<ImageUpload label="Proof" labels={UPLOAD_LABELS} required />);
    const input = screen.getByLabelText<HTMLInputElement>('Proof');
    expect(input.required).toBe(true);
    choose([samplePng('a')]);
    await waitFor(() => expect(input.required).toBe(false));
    // The label keeps its star.
    expect(input.hasAttribute('data-required')).toBe(true);
  });

  it('tells of each of two refused files of one name', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    renderThemed(<ImageUpload label="Proof" labels={UPLOAD_LABELS} />);
    choose([fakePng('x'), fakePng('x')]);
    await waitFor(() => expect(screen.getAllByText('x')).toHaveLength(2));
    expect(said).not.toHaveBeenCalled();
  });

  it('loses nothing of two choices that are checked at the same time', async () => {
    const onChange = vi.fn();
    renderThemed(<ImageUpload label="Proof" labels={UPLOAD_LABELS} onChange={onChange} />);
    const [one, other] = [samplePng('a'), samplePng('b')];
    choose([one]);
    choose([other]);
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ value: [one, other] }));
  });
});

describe('the check of a picture', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

  it.each([
    ['a PNG', blob(...PNG, 0, 0), undefined],
    ['a JPEG', blob(0xff, 0xd8, 0xff, 0xe0), undefined],
    ['a GIF', blob(0x47, 0x49, 0x46, 0x38), 'type'],
    ['the half of a signature', blob(...PNG.slice(0, 7)), 'type'],
    ['nothing', blob(), 'type'],
    ['a text that calls itself a picture', fakePng('a.png'), 'type'],
  ])('says of %s', async (_, file, problem) => {
    expect(await checkImage(file)).toBe(problem);
  });

  it('[PROMO-03] takes 5 MB and no byte more', async () => {
    const whole = new Uint8Array(5 * 1024 * 1024);
    whole.set(PNG);
    expect(await checkImage(new Blob([whole]))).toBeUndefined();
    expect(await checkImage(new Blob([whole, 'x']))).toBe('size');
    expect(await checkImage(blob(...PNG), 4)).toBe('size');
  });

  it('says so of a file that is gone', async () => {
    const gone = blob(...PNG);
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('It is gone.', 'NotFoundError');
    });
    expect(await checkImage(gone)).toBe('unreadable');
  });
});
