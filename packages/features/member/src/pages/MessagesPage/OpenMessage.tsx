import { useImageSource } from '@parlour/feature-core';
import { MessageReader } from '../../components/MessageReader/MessageReader';
import { useMessage } from '../../model/useMessage';

interface OpenMessageProps {
  messageId: string;
  title: string;
  onDelete: (messageIds: readonly string[]) => void;
  onClose: () => void;
}

/** The open message, in full. */
export default function OpenMessage({ messageId, title, onDelete, onClose }: OpenMessageProps) {
  const state = useMessage(messageId);
  const { hosts } = useImageSource();
  return (
    <MessageReader
      state={state}
      title={title}
      imageHosts={hosts}
      onDelete={() => onDelete([messageId])}
      onClose={onClose}
    />
  );
}
