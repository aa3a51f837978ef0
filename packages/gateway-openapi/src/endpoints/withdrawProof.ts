import { systemApi } from '../generated/system';

/** Uploads a picture as proof, to which a later call refers. */
export const { uploadImage } = systemApi.endpoints;
