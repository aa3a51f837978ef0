import type { ComponentType, ReactElement, ReactNode } from 'react';

type Args = Record<string, unknown>;
type Draw = (args: Args, context: object) => ReactNode;
type Decorator = (story: ComponentType, context: object) => ReactElement;

interface Story {
  args?: Args;
  render?: Draw;
  decorators?: Decorator[];
  parameters?: { console?: { allow?: RegExp[] } };
}

interface Meta extends Story {
  component?: ComponentType<Args>;
}

type StoryFile = { default: Meta } & Record<string, Story | Meta>;

export interface MountedStory {
  name: string;
  Drawn: ComponentType;
  /** Allowed console output, for stories that show an error. */
  allowed: RegExp[];
}

function toComponent(meta: Meta, story: Story): ComponentType {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, parameters: {} };
  const { component: Component = () => null } = meta;
  const draw = story.render ?? meta.render ?? ((given: Args) => <Component {...given} />);
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  return decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => <>{draw(args, context)}</>,
  );
}

const files = import.meta.glob<StoryFile>('../stories/**/*.stories.tsx', { eager: true });

/** Every story of the package, by file and name, without its `play` function. */
export const STORIES: readonly MountedStory[] = Object.entries(files).flatMap(([path, file]) => {
  const { default: meta, ...stories } = file;
  const part = path.replace(/^.*\/(.+)\.stories\.tsx$/, '$1');
  return Object.entries(stories).map(([name, story]) => ({
    name: `${part} / ${name}`,
    Drawn: toComponent(meta, story),
    allowed: [meta, story].flatMap(({ parameters }) => parameters?.console?.allow ?? []),
  }));
});
