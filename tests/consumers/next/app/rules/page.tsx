import { LinkButton } from '@parlour/design-system/LinkButton';

export default function Page() {
  return (
    <main>
      <h1>Rules of the house</h1>
      <LinkButton href="/">Back</LinkButton>
    </main>
  );
}
