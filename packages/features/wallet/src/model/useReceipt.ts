import { failureText, useCoreDispatch, useIntent } from '@parlour/feature-core';
import { uploadImage } from '@parlour/gateway-openapi/system';
import {
  confirmWithdrawalReceipt,
  type WithdrawalConfirmation,
} from '@parlour/gateway-openapi/wallet';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptValues } from './receipt.schema';
import { useRefusal } from './useRefusal';

/** Reports whether a paid withdrawal has arrived, with pictures if it has not (WAL-03). */
export function useReceipt(withdrawalId: string) {
  const { t } = useTranslation('wallet');
  const dispatch = useCoreDispatch();
  const [uploadFailure, setUploadFailure] = useState<Record<string, string>>();
  /** Ids of uploaded pictures, so that a second attempt uploads none twice. */
  const sent = useRef(new Map<File, string>());
  const { state, submit, forget } = useIntent({
    name: `receipt-${withdrawalId}`,
    send: (withdrawalConfirmation: WithdrawalConfirmation, key) =>
      dispatch(
        confirmWithdrawalReceipt.initiate(
          { 'Idempotency-Key': key, withdrawalConfirmation },
          { track: false },
        ),
      ).unwrap(),
    tags: ['Balance', 'Records'],
  });
  const refusal = useRefusal(state, {
    LIMIT_EXCEEDED: 'receivedAmount',
    UPLOAD_REFUSED: 'pictures',
  });

  const upload = async (file: File): Promise<string> => {
    const known = sent.current.get(file);
    if (known !== undefined) return known;
    const { imageId } = await dispatch(
      uploadImage.initiate({ imageUpload: { purpose: 'withdrawProof', file } }, { track: false }),
    ).unwrap();
    sent.current.set(file, imageId);
    return imageId;
  };

  return {
    state,
    errors: state.status === 'refused' ? refusal : uploadFailure,
    onReceived: () => submit({ withdrawalId, outcome: 'RECEIVED' }),
    onMissing: async ({ receivedAmount, pictures, remark }: ReceiptValues): Promise<void> => {
      const imageIds: string[] = [];
      forget();
      try {
        for (const picture of pictures) imageIds.push(await upload(picture));
      } catch (error) {
        setUploadFailure({ pictures: failureText(error, t) });
        return;
      }
      submit({
        withdrawalId,
        outcome: 'NOT_RECEIVED',
        receivedAmount,
        imageIds,
        ...(remark === '' ? {} : { remark }),
      });
    },
  };
}
