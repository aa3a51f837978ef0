import { inLanguage, type Texts, texts } from '../platform/texts';
import type { DepositState, Step, StepReason, WithdrawalState } from './steps';

/** Why a step was taken, in words. */
export const REASONS: Readonly<Record<StepReason, Texts>> = {
  cancelled: texts('Given up by you.', '您已放弃该存款。', 'Dibatalkan oleh Anda.'),
  takenBack: texts('Taken back by you.', '您已撤回该提款。', 'Ditarik kembali oleh Anda.'),
  mismatch: texts(
    'The payment did not carry the reference shown.',
    '付款未附上所示的附言。',
    'Pembayaran tidak memuat referensi yang ditampilkan.',
  ),
  notPaid: texts(
    'No payment arrived in time.',
    '未在规定时间内收到付款。',
    'Tidak ada pembayaran yang masuk tepat waktu.',
  ),
  notApproved: texts(
    'The account to pay to could not be confirmed.',
    '无法核实收款账户。',
    'Rekening tujuan tidak dapat dipastikan.',
  ),
  received: texts('Received in full.', '已全额到账。', 'Diterima penuh.'),
  notReceived: texts('Reported as not received.', '已反馈未到账。', 'Dilaporkan belum diterima.'),
  timeout: texts(
    'Counts as received because nobody said otherwise in time.',
    '逾期未反馈，视为已到账。',
    'Dianggap diterima karena tidak ada kabar sampai batas waktu.',
  ),
  forced: texts(
    'Settled by customer service: the payment was proved.',
    '客服已结案：付款已核实。',
    'Diselesaikan layanan pelanggan: pembayaran terbukti.',
  ),
};

const AFTER_DEPOSIT: Partial<Record<DepositState, Texts>> = {
  PENDING: texts(
    'Pay the amount with the reference shown.',
    '请按所示附言支付金额。',
    'Bayar jumlahnya dengan referensi yang ditampilkan.',
  ),
  PROCESSING: texts(
    'Wait while the payment is checked.',
    '付款核对中，请稍候。',
    'Tunggu sementara pembayaran diperiksa.',
  ),
};

const AFTER_WITHDRAWAL: Partial<Record<WithdrawalState, Texts>> = {
  REVIEWING: texts(
    'Wait while the request is looked at.',
    '申请审核中，请稍候。',
    'Tunggu sementara permintaan ditinjau.',
  ),
  PROCESSING: texts(
    'Wait while the money is sent.',
    '正在付款，请稍候。',
    'Tunggu sementara uang dikirim.',
  ),
  PAID: texts(
    'Say whether the money has arrived.',
    '请确认款项是否到账。',
    'Beri tahu apakah uang sudah masuk.',
  ),
  DISPUTED: texts(
    'Customer service is looking into it.',
    '客服正在核查。',
    'Layanan pelanggan sedang memeriksanya.',
  ),
};

/** The steps of a record as people read them. */
export function readSteps<State extends DepositState | WithdrawalState>(
  steps: readonly Step<State>[],
  of: 'deposit' | 'withdrawal',
  language: string,
) {
  const after: Partial<Record<string, Texts>> = of === 'deposit' ? AFTER_DEPOSIT : AFTER_WITHDRAWAL;
  return steps.map(({ at, state, reason }) => {
    const next = after[state];
    return {
      at,
      state,
      reason: reason === null ? null : inLanguage(REASONS[reason], language),
      nextStep: next === undefined ? null : inLanguage(next, language),
    };
  });
}
