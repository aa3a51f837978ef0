import {
  useDeleteReportViewMutation,
  useRenameReportViewMutation,
  useSaveReportViewMutation,
} from '@parlour/gateway-openapi/agent';
import type { SavedViewsControl } from './useSavedViews';
import { useSubmitErrors } from './useSubmitErrors';

/** Saves what the report shows under a name. Answers whether it was saved. */
export function useSaveView({ report, present }: SavedViewsControl) {
  const [save, { error }] = useSaveReportViewMutation();
  return {
    submitErrors: useSubmitErrors(error),
    onSave: async (name: string): Promise<boolean> => {
      const answered = await save({ reportViewForm: { report, name, state: present } });
      return answered.error === undefined;
    },
  };
}

/** Renames or removes a view. Both answer whether it is done. */
export function useViewChanges(viewId: string) {
  const [rename, renamed] = useRenameReportViewMutation();
  const [remove, removed] = useDeleteReportViewMutation();
  return {
    renameErrors: useSubmitErrors(renamed.error),
    removeError: useSubmitErrors(removed.error).formError,
    isRemoving: removed.isLoading,
    onRename: async (name: string): Promise<boolean> => {
      const answered = await rename({ reportViewName: { viewId, name } });
      return answered.error === undefined;
    },
    onRemove: async (): Promise<boolean> => {
      const answered = await remove({ viewId });
      return answered.error === undefined;
    },
  };
}
