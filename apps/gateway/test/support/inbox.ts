import type { components } from '../../src/generated/contract';
import type { TestGateway } from './gateway';

type Message = components['schemas']['Message'];

/** The messages of an account in full, newest first; HTML paragraphs are taken off. */
export async function messagesOf(
  gateway: TestGateway,
  token: string,
  pageSize = 10,
): Promise<Message[]> {
  const listed = await gateway.call('GET', `/wps/messages?pageSize=${pageSize}`, { token });
  const { content } = listed.value as { content: Message[] };
  return Promise.all(
    content.map(async ({ messageId }) => {
      const { value } = await gateway.call('GET', `/wps/messages/${messageId}`, { token });
      const message = value as Message;
      return { ...message, content: message.content.replace(/<\/?p>/g, '') };
    }),
  );
}
