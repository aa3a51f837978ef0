import { useLoginForm } from '../../model/useLoginForm';
import { LoginForm } from '../LoginForm/LoginForm';
import { WaysOn } from '../WaysOn/WaysOn';

/** The login of the agents' page, which remembers nobody (LOGIN-11). Apart from the page, since forms are heavy. */
export default function AgentLogin() {
  return <LoginForm {...useLoginForm({ portal: 'agent' })} links={<WaysOn portal="agent" />} />;
}
