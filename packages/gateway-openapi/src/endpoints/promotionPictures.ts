import { systemApi } from '../generated/system';

// Nothing to invalidate: a picture is only referred to by the application that it belongs to.
export const { useUploadImageMutation } = systemApi;
