interface Fiber {
  elementType: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * All components that React has rendered into a container, as the values that are imported. Read from React's fiber
 * tree, because many components leave no name of their own in the DOM.
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
