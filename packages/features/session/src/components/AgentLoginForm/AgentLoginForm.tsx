import type { ReactNode } from 'react';
import type { LoginType } from '../../model/loginTypes';
import { useLoginForm } from '../../model/useLoginForm';
import { LoginForm } from '../LoginForm/LoginForm';

export interface AgentLoginFormProps {
  /** The login method to start with. */
  type: LoginType;
  /** What was typed before the form loaded. */
  typed: { username: string; password: string };
  /** Links for people who can't log in. */
  links: ReactNode;
}

/** The form of the agents' login, without "Remember me" (LOGIN-11). Its own chunk, since forms are heavy. */
export default function AgentLoginForm({ type, typed, links }: AgentLoginFormProps) {
  const { username, password } = typed;
  const { start, ...form } = useLoginForm({
    portal: 'agent',
    request: { type, attempt: { username } },
  });
  return <LoginForm {...form} start={{ ...start, password }} links={links} />;
}
