import { tone } from './colour';
import { type Composition, hills, steps } from './grounds';
import { around, box, disc, group, line, path } from './shapes';
import { groundTone } from './stage';

/** Beams from behind the emblem. */
export const rays: Composition = (stage) => {
  const { x, y, width, height, random, scheme } = stage;
  const count = random.pick([10, 12, 16, 20]);
  const reach = width + height;
  const half = Math.tan(Math.PI / count / 2) * reach;
  const back = group(
    `translate(${x} ${y})`,
    around(
      count,
      path(
        `M0 0L${-half} ${-reach}H${half}Z`,
        tone(scheme.ground, scheme.lit + 0.08),
        'opacity=".42"',
      ),
      random.int(0, 30),
    ) +
      disc(0, 0, 150, tone(scheme.accent, 0.7), 'opacity=".22"') +
      disc(0, 0, 118, tone(scheme.accent, 0.82), 'opacity=".22"'),
  );
  return { back, front: hills(stage, 0.8, -0.1, 10) };
};

/** Nested arches on a stage. */
export const arcs: Composition = (stage) => {
  const { x, height, width, random, scheme } = stage;
  const base = height * 0.74;
  const hues = [
    scheme.ground,
    scheme.accent,
    scheme.ground,
    scheme.body,
    scheme.ground,
    scheme.accent,
  ];
  const back = steps(6)
    .map((index) =>
      disc(
        x,
        base,
        width * (0.86 - index * 0.12),
        tone(hues[index] ?? scheme.ground, scheme.unlit + 0.08 + index * 0.075),
        'opacity=".92"',
      ),
    )
    .join('');
  const dots = steps(9)
    .map((index) => {
      const angle = (Math.PI * (index + 0.5)) / 9;
      const radius = width * 0.68;
      return disc(
        x + Math.cos(angle) * radius,
        base - Math.sin(angle) * radius,
        4 + random.int(0, 3),
        tone(scheme.metal, 0.85),
      );
    })
    .join('');
  return {
    back: back + dots,
    front:
      box(0, base, width, height - base, 0, groundTone(stage, 0.02)) +
      line(`M0 ${base}H${width}`, tone(scheme.metal, 0.8), 4),
  };
};

/** Cut faces with shards in front. */
export const facets: Composition = (stage) => {
  const { width, height, random, scheme } = stage;
  const columns = Math.ceil(width / 90);
  const rows = Math.ceil(height / 80);
  const at = steps((columns + 1) * (rows + 1)).map((index) => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    const edge = column === 0 || column === columns || row === 0 || row === rows;
    return [
      (width / columns) * column + (edge ? 0 : random.int(-24, 24)),
      (height / rows) * row + (edge ? 0 : random.int(-22, 22)),
    ] as const;
  });
  const faces = steps(columns * rows).flatMap((index) => {
    const start = Math.floor(index / columns) * (columns + 1) + (index % columns);
    const corners = [at[start], at[start + 1], at[start + columns + 1], at[start + columns + 2]];
    const face = (list: readonly (readonly [number, number] | undefined)[]) => {
      const points = list.map((point) => `${point?.[0] ?? 0} ${point?.[1] ?? 0}`).join('L');
      const far =
        Math.hypot((list[0]?.[0] ?? 0) - stage.x, (list[0]?.[1] ?? 0) - stage.y) /
        Math.max(height, width);
      const fill = random.chance(0.13)
        ? tone(scheme.accent, 0.5 - far * 0.25)
        : groundTone(stage, 1.05 - far * 1.5 + random.next() * 0.3);
      return path(`M${points}Z`, fill, `stroke="${fill}" stroke-width="1"`);
    };
    return [face(corners.slice(0, 3)), face(corners.slice(1))];
  });
  const shard = (x: number, lean: number, tall: number) =>
    group(
      `translate(${x} ${height}) rotate(${lean})`,
      path(`M-26 20V${-tall}L0 ${-tall - 34}L4 20Z`, tone(scheme.accent, 0.74)) +
        path(`M4 20L0 ${-tall - 34}L26 ${-tall + 6}V20Z`, tone(scheme.accent, 0.46)) +
        path(`M-20 20V${-tall + 8}L-12 ${-tall}V20Z`, '#fff', 'opacity=".4"'),
    );
  return {
    back: faces.join(''),
    front:
      shard(18, -10, 120) +
      shard(58, 4, 70) +
      shard(width - 18, 12, 128) +
      shard(width - 62, -3, 66),
  };
};

/** A tiled wall with a round niche. */
export const tiles: Composition = (stage) => {
  const { width, height, random, scheme } = stage;
  const size = random.pick([45, 60, 72]);
  const kind = random.int(0, 2);
  const cells = steps(Math.ceil(height / size)).flatMap((row) =>
    steps(Math.ceil(width / size)).map((column) => {
      const far =
        Math.hypot((column + 0.5) * size - stage.x, (row + 0.5) * size - stage.y) / height;
      const light = groundTone(stage, 1.05 - far * 1.5);
      const dark = groundTone(stage, 0.72 - far * 1.3);
      const r = size / 2;
      const mark =
        kind === 0
          ? path(`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`, dark) +
            path(
              `M0 ${-r * 0.5}L${r * 0.5} 0L0 ${r * 0.5}L${-r * 0.5} 0Z`,
              tone(scheme.accent, Math.max(0.3, 0.7 - far * 0.5)),
              'opacity=".7"',
            )
          : kind === 1
            ? [0.98, 0.7, 0.42]
                .map((part, index) =>
                  disc(
                    0,
                    r,
                    r * 2 * part * 0.5,
                    index === 1
                      ? tone(scheme.accent, Math.max(0.3, 0.66 - far * 0.5))
                      : index
                        ? light
                        : dark,
                  ),
                )
                .join('')
            : path(`M${-r} ${-r}H${r}L${-r} ${r}Z`, dark) +
              disc(
                0,
                0,
                r * 0.36,
                tone(scheme.metal, Math.max(0.35, 0.78 - far * 0.5)),
                'opacity=".75"',
              );
      return group(
        `translate(${column * size + r} ${row * size + r})`,
        box(-r, -r, size + 1, size + 1, 0, light) + mark,
      );
    }),
  );
  return {
    back:
      cells.join('') +
      disc(stage.x, stage.y, 136, groundTone(stage, 0.05), 'opacity=".78"') +
      disc(stage.x, stage.y, 136, 'none', `stroke="${tone(scheme.metal, 0.8)}" stroke-width="5"`) +
      disc(
        stage.x,
        stage.y,
        124,
        'none',
        `stroke="${tone(scheme.metal, 0.65)}" stroke-width="1.500"`,
      ),
    front:
      box(0, height * 0.76, width, height, 0, groundTone(stage, -0.05)) +
      line(`M0 ${height * 0.76}H${width}`, tone(scheme.metal, 0.78), 5) +
      line(`M0 ${height * 0.76 + 9}H${width}`, tone(scheme.accent, 0.6), 2),
  };
};

/** Rings of petals around the emblem. */
export const petals: Composition = (stage) => {
  const { x, y, random, scheme } = stage;
  const count = random.pick([8, 10, 12, 14]);
  const ring = (
    length: number,
    wide: number,
    light: number,
    hue: typeof scheme.ground,
    turn: number,
  ) =>
    around(
      count,
      path(
        `M0 0C${-wide} ${-length * 0.4} ${-wide} ${-length * 0.8} 0 ${-length}C${wide} ${-length * 0.8} ${wide} ${-length * 0.4} 0 0Z`,
        tone(hue, light),
        `stroke="${tone(hue, light + 0.14)}" stroke-width="2"`,
      ),
      turn,
    );
  const turn = 180 / count;
  const back = group(
    `translate(${x} ${y})`,
    ring(330, 110, scheme.unlit + 0.06, scheme.ground, 0) +
      ring(250, 78, scheme.unlit + 0.16, scheme.ground, turn) +
      ring(184, 58, (scheme.unlit + scheme.lit) / 2 + 0.06, scheme.accent, 0) +
      ring(136, 42, scheme.lit, scheme.ground, turn),
  );
  return { back, front: hills(stage, 0.84, -0.16, 14) };
};
