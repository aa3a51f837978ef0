import { systemApi } from '../generated/system';

/** Sends a picture that proves something, for a later call to name. */
export const { uploadImage } = systemApi.endpoints;
