import { systemApi } from '../generated/system';

// A picture is only named by the application that it goes with: nothing else changes.
export const { useUploadImageMutation } = systemApi;
