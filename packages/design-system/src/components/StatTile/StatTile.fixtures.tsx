/** A sample line for the `sparkline` slot. */
export const SPARKLINE = (
  <svg aria-hidden viewBox="0 0 120 32" width="100%" height="100%" preserveAspectRatio="none">
    <path
      d="M0 26 L20 22 L40 24 L60 14 L80 17 L100 8 L120 5"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
