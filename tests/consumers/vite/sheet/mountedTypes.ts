interface Fiber {
  elementType: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * What React has drawn into a container: every component, by the value that it is imported by. Asked of
 * React's own tree, because many parts are drawn by others and leave no name of their own in the page.
 */
export function mountedTypes(container: Element): Set<unknown> {
  const types = new Set<unknown>();
  const add = (first: Fiber | null): void => {
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      types.add(fiber.elementType);
      add(fiber.child);
    }
  };
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const host = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[
    key ?? ''
  ];
  add(host?.stateNode.current ?? null);
  return types;
}
