import { useChat } from '../../model/useChat';
import { useContactWays } from '../../model/useContactWays';
import { ContactWays } from '../ContactWays/ContactWays';

/** What the side bar shows once it is opened. */
export default function ContactPanel() {
  const { ways, service } = useContactWays();
  const { onOpen, ...chat } = useChat();
  return (
    <ContactWays
      ways={ways}
      service={service}
      chat={chat}
      address={window.location.origin}
      onOpenChat={onOpen}
    />
  );
}
