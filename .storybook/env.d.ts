interface ImportMetaEnv {
  /** Where what is served beside the page lies: `./` in a built Storybook. */
  readonly BASE_URL: string;
  /** The scheme that the story run draws in: `light`, `dark`, or `vary` by story. */
  readonly STORY_SCHEME: string;
  /** The direction that the story run draws in: `ltr`, `rtl`, or `vary` by story. */
  readonly STORY_DIRECTION: string;
  /**
   * What is looked at in the other scheme as well: `contrast` for the contrast of stories that show all colours, `yes`
   * for everything in each story, `no` for nothing.
   */
  readonly STORY_BOTH_SCHEMES: string;
}

declare module '*.css';

declare module 'virtual:option-lists' {
  /** The values of each list, by the name that it is exported by. */
  export const optionLists: Record<string, string[] | undefined>;
}
