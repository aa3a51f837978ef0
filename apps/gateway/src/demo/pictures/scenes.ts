import { tone } from './colour';
import { type Composition, hills, steps } from './grounds';
import { box, disc, group, line, oval, path } from './shapes';
import { groundTone } from './stage';

/** Rows of waves under a low sun. */
export const waves: Composition = (stage) => {
  const { width: w, height: h, random, scheme } = stage;
  const band = (top: number, swell: number, fill: string, crest: string) => {
    const shift = random.int(0, 120);
    const crests = steps(Math.ceil(w / 120) + 3)
      .map(() => `q30-${swell * 2} 60 0t60 0`)
      .join('');
    return (
      path(`M${-shift - 120} ${top}${crests}V${h}H${-shift - 120}Z`, fill) +
      line(`M${-shift - 120} ${top}${crests}`, crest, 2.5, 'opacity=".4"')
    );
  };
  const sky =
    disc(stage.x, h * 0.3, w * 0.36, tone(scheme.accent, 0.82), 'opacity=".5"') +
    disc(stage.x, h * 0.3, w * 0.27, tone(scheme.accent, 0.9), 'opacity=".5"');
  const back = steps(5)
    .map((index) =>
      band(
        h * (0.4 + index * 0.08),
        16 + index * 4,
        groundTone(stage, 0.8 - index * 0.16),
        tone(scheme.ground, 0.9),
      ),
    )
    .join('');
  return {
    back: sky + back,
    front:
      band(h * 0.79, 26, groundTone(stage, 0.05), tone(scheme.metal, 0.9)) +
      band(h * 0.88, 22, groundTone(stage, -0.12), tone(scheme.ground, 0.8)),
  };
};

/** A landscape with hills and sky. */
export const horizon: Composition = (stage) => {
  const { width: w, height: h, random, scheme } = stage;
  const sunX = w * (0.3 + random.next() * 0.4);
  const sky =
    steps(5)
      .map((index) => box(0, h * 0.12 * index, w, h, 0, groundTone(stage, 0.2 + index * 0.2)))
      .join('') +
    disc(sunX, h * 0.36, w * 0.26, tone(scheme.accent, 0.86)) +
    disc(sunX, h * 0.36, w * 0.32, tone(scheme.accent, 0.86), 'opacity=".3"');
  const clouds = steps(4)
    .map((index) => {
      const cx = random.int(0, w);
      const cy = h * (0.08 + index * 0.1);
      return group(
        `translate(${cx} ${cy})`,
        path(
          'M-60 0C-60-14-40-18-32-10C-26-28 6-28 10-10C22-18 44-10 44 0Z',
          tone(scheme.ground, 0.94),
          'opacity=".55"',
        ),
      );
    })
    .join('');
  return {
    back: sky + clouds + hills(stage, 0.5, 0.62, 26) + hills(stage, 0.6, 0.36, 24),
    front: hills(stage, 0.78, 0.02, 14) + hills(stage, 0.87, -0.15, 10),
  };
};

/** A stage between drapes. */
export const curtains: Composition = (stage) => {
  const { width: w, height: h, scheme } = stage;
  const drape = (mirror: string) =>
    group(
      mirror,
      steps(4)
        .map((index) =>
          path(
            `M0 0H${w * (0.42 - index * 0.09)}C${w * (0.3 - index * 0.07)} ${h * 0.3} ${w * (0.16 - index * 0.03)} ${h * 0.46} 0 ${h * 0.56}Z`,
            tone(scheme.accent, [0.3, 0.42, 0.34, 0.48][index] ?? 0.4),
          ),
        )
        .join('') +
        path(
          `M0 ${h * 0.5}C${w * 0.06} ${h * 0.5} ${w * 0.1} ${h * 0.7} ${w * 0.06} ${h}H0Z`,
          tone(scheme.accent, 0.32),
        ),
    );
  const glow = steps(4)
    .map((index) =>
      oval(
        stage.x,
        stage.y,
        w * (0.5 - index * 0.09),
        h * (0.42 - index * 0.07),
        tone(scheme.ground, scheme.lit + 0.04 * index),
        'opacity=".4"',
      ),
    )
    .join('');
  return {
    back:
      glow +
      path(
        `M${w * 0.3} 0L${w * 0.05} ${h}H${w * 0.95}L${w * 0.7} 0Z`,
        tone(scheme.ground, 0.95),
        'opacity=".14"',
      ) +
      drape('scale(1 1)') +
      drape(`translate(${w} 0) scale(-1 1)`),
    front:
      oval(stage.x, h * 0.84, w * 0.62, h * 0.1, tone(scheme.metal, 0.5)) +
      oval(stage.x, h * 0.832, w * 0.62, h * 0.094, groundTone(stage, 0.25)) +
      box(0, h * 0.87, w, h, 0, groundTone(stage, -0.1)),
  };
};
