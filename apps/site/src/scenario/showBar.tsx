import { createRoot } from 'react-dom/client';
import { ScenarioBar, type ScenarioBarProps } from './ScenarioBar';

/** Adds the reviewers' bar before the page, where it covers nothing. */
export function showBar(props: Omit<ScenarioBarProps, 'onLeave'> & { onLeave: () => void }): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <ScenarioBar
      {...props}
      onLeave={() => {
        props.onLeave();
        location.reload();
      }}
    />,
  );
}
