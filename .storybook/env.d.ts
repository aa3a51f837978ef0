interface ImportMetaEnv {
  /** Base URL of static files: `./` in a built Storybook. */
  readonly BASE_URL: string;
  /** Address of the site that page stories open in, `STORYBOOK_SITE_URL` when Storybook was started. */
  readonly STORY_SITE: string;
  /** The color scheme of the story tests: `light`, `dark`, or `vary` by story. */
  readonly STORY_SCHEME: string;
  /** The direction of the story tests: `ltr`, `rtl`, or `vary` by story. */
  readonly STORY_DIRECTION: string;
  /**
   * What is checked in the other scheme as well: `contrast` for the contrast of stories that show all colours, `yes`
   * for everything in each story, `no` for nothing.
   */
  readonly STORY_BOTH_SCHEMES: string;
}

declare module '*.css';

declare module 'virtual:component-facts' {
  /** `ComponentFacts` of each component, by its name. */
  export const facts: unknown;
}
