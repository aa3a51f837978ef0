import { walletApi } from '../generated/wallet';

// The wallet's own door holds what members do; only agents send money down.
export const { transferToDownline } = walletApi.endpoints;
export type { DownlineTransferRequest, Transfer } from '../generated/wallet';
