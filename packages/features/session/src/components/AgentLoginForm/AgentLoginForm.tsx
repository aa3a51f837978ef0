import { useLoginForm } from '../../model/useLoginForm';
import { LoginForm } from '../LoginForm/LoginForm';
import { OtherLoginMethods } from '../OtherLoginMethods/OtherLoginMethods';
import { PasskeyLogin } from '../PasskeyLogin/PasskeyLogin';

/** The form of the agents' login, without "Remember me" (LOGIN-11). */
export function AgentLoginForm() {
  const form = useLoginForm({ portal: 'agent' });
  return (
    <LoginForm
      {...form}
      links={
        <>
          <OtherLoginMethods portal="agent" />
          <PasskeyLogin portal="agent" />
        </>
      }
    />
  );
}
