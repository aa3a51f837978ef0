import { walletApi } from '../generated/wallet';

// Apart from `wallet`, which has the calls of members: only agents transfer money to their downline.
export const { transferToDownline } = walletApi.endpoints;
export type { DownlineTransferRequest, Transfer } from '../generated/wallet';
