import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { copyText } from '@parlour/feature-core';
import {
  type Scenario,
  siteAddress,
  storyAddress,
  storyOfPage,
  wordsOf,
  writeScenario,
} from '@parlour/scenario';
import { useId, useState } from 'react';
import * as S from './ScenarioBar.styles';

export interface ScenarioBarProps {
  /** What the link has chosen. */
  scenario: Scenario;
  /** Words of the link that mean nothing. */
  unknown: readonly string[];
  /** False if the login of whom it is about was refused. */
  isLoggedIn: boolean;
  /** Address of Storybook. */
  storybook: string;
  /** Ends the scenario. */
  onLeave: () => void;
}

const pageLink = (words: string): string =>
  siteAddress(location.origin, location.pathname + location.search + location.hash, words);

function storyLink(storybook: string, words: string): string | null {
  const story = storyOfPage(location);
  return story === null ? null : storyAddress(storybook, story, words);
}

/** The reviewers' bar: what this tab's visit has chosen, and ways to hand it on. In English, as the demo's other pages. */
export function ScenarioBar({
  scenario,
  unknown,
  isLoggedIn,
  storybook,
  onLeave,
}: ScenarioBarProps) {
  const linkId = useId();
  const words = writeScenario(scenario);
  const [story, setStory] = useState(() => storyLink(storybook, words));
  // Before anything in the bar is pressed, it looks where the visit has come to.
  const look = () => setStory(storyLink(storybook, words));
  const [copied, setCopied] = useState<string | null>(null);
  const [isManual, setManual] = useState(false);
  const handleCopy = async () => {
    const link = pageLink(words);
    setCopied(link);
    setManual(!(await copyText(link, linkId)));
  };
  return (
    <S.Root
      aria-label="Scenario"
      lang="en"
      dir="ltr"
      translate="no"
      onPointerEnter={look}
      onFocus={look}
    >
      <details open>
        <S.Summary>Scenario: for this tab alone</S.Summary>
        <S.Content>
          <S.Words aria-label="Choices">
            {wordsOf(scenario).map((word) => (
              <li key={word}>
                <Badge tone="info">{word}</Badge>
              </li>
            ))}
          </S.Words>
          {unknown.length === 0 ? null : (
            <S.Problem>Not understood: {unknown.join(', ')}</S.Problem>
          )}
          {isLoggedIn ? null : <S.Problem>The login was refused.</S.Problem>}
          <Inline>
            <Button size="sm" variant="outline" tone="neutral" onClick={() => void handleCopy()}>
              Copy link
            </Button>
            {story === null ? null : (
              <LinkButton
                size="sm"
                variant="outline"
                tone="neutral"
                href={story}
                target="_blank"
                rel="noreferrer"
              >
                Open in Storybook
              </LinkButton>
            )}
            <Button size="sm" variant="quiet" tone="neutral" onClick={onLeave}>
              Leave the scenario
            </Button>
          </Inline>
          <p role="status">
            {copied === null ? null : isManual ? 'Copy it by hand: ' : 'Copied: '}
            <span id={linkId}>{copied}</span>
          </p>
        </S.Content>
      </details>
    </S.Root>
  );
}
