import { useChat } from '../../model/useChat';
import { useContactChannels } from '../../model/useContactChannels';
import { ContactChannels } from '../ContactChannels/ContactChannels';

/** What the side bar shows once it is opened. */
export default function ContactPanel() {
  const { channels, service } = useContactChannels();
  const { onOpen, ...chat } = useChat();
  return (
    <ContactChannels
      channels={channels}
      service={service}
      chat={chat}
      address={window.location.origin}
      onOpenChat={onOpen}
    />
  );
}
