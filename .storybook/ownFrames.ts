/** What Storybook knows of a story or of its file's component. */
interface Annotated {
  play?: unknown;
  globals?: { viewport?: unknown };
  parameters?: { docs?: { story?: { inline?: boolean } } };
}

/** Tall enough for a list that opens; the frame takes the height of its content once the story has finished. */
const HEIGHT = '480px';

const isFramed = ({ parameters }: Annotated): boolean => parameters?.docs?.story?.inline === false;

/**
 * Gives stories frames of their own in pages of docs, where others are drawn as a part of the page: no play function
 * runs there, and the window is as wide as the page, so that they would show another state than they name.
 */
export function giveFrames(meta: Annotated, stories: readonly unknown[]): void {
  if (isFramed(meta)) return;
  for (const story of stories as readonly (Annotated | undefined)[]) {
    if (story === undefined || isFramed(story)) continue;
    if (story.play === undefined && story.globals?.viewport === undefined) continue;
    const { docs, ...others } = story.parameters ?? {};
    story.parameters = {
      ...others,
      docs: { ...docs, story: { inline: false, height: HEIGHT, isFitted: true, ...docs?.story } },
    } as Annotated['parameters'] & object;
  }
}
