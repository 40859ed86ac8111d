import type { Air } from '../../air.ts';
import { circle, ellipse, layers, line, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';

/*
 * Tools of the trade: the roaster, the espresso machine, the stone mill, the cauldron, the brewing tank. Each stands on its
 * origin, seen from the side.
 */

/** A drum roaster with its cooling tray; 430 high. */
export function roaster(air: Air, body: Pigment): string {
  const base = air.of(body);
  return layers(
    rect(-144, -130, 24, 132, air.of('ink')) + rect(116, -130, 24, 132, air.of('ink')),
    line('M-90-400V-620', air.of('stone'), 34, 'square'),
    shape('M-124-470H26L-14-400H-84Z', air.of('stone')),
    shape('M-54-470H26L-14-400H-44Z', air.of('foam')),
    ellipse(-49, -470, 75, 12, air.of('wood')),
    rect(-174, -400, 330, 230, base, 24),
    shape('M-174-376a24 24 0 0 1 24-24h50v230h-50a24 24 0 0 1-24-24z', mix(base, air.of('ink'), 0.35)),
    circle(-4, -285, 100, air.of('apricot')),
    circle(-4, -285, 84, air.of('ink')),
    circle(-4, -285, 70, air.of('wood')),
    shape('M-72-268Q-24-300 64-268A70 70 0 0 1-72-268Z', mix(air.of('wood'), air.of('ink'), 0.45)),
    line('M-44-250h12M-14-264h12M16-246h12M-4-232h12M-30-272h8M38-260h8', air.of('plank'), 10),
    shape('M-58-330Q-34-354 0-354L-48-280Q-64-300-58-330Z', mix(air.of('wood'), air.of('white'), 0.3)),
    rect(121, -360, 70, 40, air.of('sunrise'), 8),
    circle(136, -285, 12, air.of('sunrise')),
    circle(136, -230, 20, air.of('foam')),
    line('M136-230l9-10', air.of('ink'), 4),
    shape('M-84-182H76L106-140H-114Z', air.of('stone')),
    ellipse(-4, -120, 190, 32, air.of('stone')),
    ellipse(-4, -128, 190, 30, air.of('rock')),
    ellipse(-4, -132, 168, 24, air.of('wood')),
    line(
      'M-124-132h16M-84-144h16M-74-122h16M-24-138h16M-4-120h16M36-142h16M66-126h16M106-134h16M-34-148h10M26-116h14',
      air.of('timber'),
      9,
    ),
  );
}

/** An espresso machine with two groups; 250 high and 420 wide. */
export function espressoMachine(air: Air, body: Pigment): string {
  const base = air.of(body);
  return layers(
    rect(-190, -24, 380, 24, air.of('ink'), 6),
    rect(-180, -130, 360, 106, mix(base, air.of('ink'), 0.45)),
    rect(-210, -250, 420, 130, base, 22),
    rect(80, -250, 130, 130, mix(base, air.of('white'), 0.28), 22),
    rect(-180, -276, 360, 28, air.of('stone'), 8),
    line('M-150-284v-14M-110-284v-14M-70-284v-14M20-284v-14M60-284v-14M100-284v-14', air.of('foam'), 30),
    circle(-120, -186, 24, air.of('foam')) + line('M-120-186l10-12', air.of('sunrise'), 5),
    line('M-20-186h30M50-186h30M130-186h30', air.of('cream'), 12),
    rect(-120, -124, 60, 26, air.of('stone'), 6) + rect(50, -124, 60, 26, air.of('stone'), 6),
    line('M-90-100h-60M80-100h-60', air.of('wood'), 16),
    shape('M-114-62H-66L-72-24H-108Z', air.of('white')) + shape('M56-62H104L98-24H62Z', air.of('white')),
    line('M170-124V-60l14 16', air.of('stone'), 9),
  );
}

/** A stone mill for soaked beans, on its tub; 330 high. */
export function stoneMill(air: Air): string {
  const stone = air.of('stone');
  const dark = air.of('rock');
  const light = mix(stone, air.of('white'), 0.4);
  return layers(
    ellipse(-20, 4, 280, 26, mix(air.of('wood'), air.of('ink'), 0.3)),
    shape('M-270-110H270Q260-10 210 4H-210Q-260-10-270-110Z', air.of('timber')),
    shape('M160-110H270Q260-10 210 4H130Q170-40 160-110Z', air.of('plank')),
    line('M-262-70Q0-30 262-70', air.of('wood'), 9),
    ellipse(0, -110, 270, 58, air.of('wood')),
    ellipse(0, -112, 246, 48, air.of('cream')),
    rect(-180, -190, 360, 84, dark, 10),
    ellipse(0, -106, 180, 34, dark),
    shape('M70-190H180V-104Q140-84 70-74Z', stone),
    shape('M-176-150q10 60 34 76 16-30 10-74zM110-130q6 60 28 66 20-34 6-74z', air.of('white')),
    ellipse(0, -188, 186, 38, air.of('cream')),
    rect(-180, -276, 360, 84, stone, 10),
    ellipse(0, -194, 180, 34, stone),
    shape('M70-276H180V-196Q140-172 70-162Z', light),
    ellipse(0, -276, 180, 36, light),
    ellipse(-10, -278, 50, 13, air.of('slate')),
    line('M-24-280h2M-6-284h2M10-278h2M-14-274h2', air.of('apricot'), 11),
    line('M130-276V-360', air.of('wood'), 22),
    line('M130-356V-372', air.of('timber'), 30),
  );
}

/** A wide iron cauldron on a clay hearth with its fire; 330 high. */
export function cauldron(air: Air, broth: Pigment): string {
  return layers(
    rect(-300, -190, 600, 194, air.of('dune'), 12),
    rect(-300, -190, 170, 194, mix(air.of('dune'), air.of('ink'), 0.16), 12),
    line(
      'M-280-140H280M-280-70H-100M100-70H280M-200-190V-140M180-190V-140M-240-140V-70M220-140V-70M-190-70V0M190-70V0',
      air.of('timber'),
      6,
    ),
    shape('M-90 4V-60Q-80-116 0-116T90-60V4Z', air.of('ink')),
    shape('M-56 4Q-70-50-30-60Q-26-30-6-80Q36-40 24-20Q44-26 40-56Q76-20 56 4Z', air.of('sunrise')),
    shape('M-26 4Q-30-24-6-40Q16-10 20-26Q40-10 28 4Z', air.of('apricot')),
    shape('M-250-230H250Q240-170 200-160H-200Q-240-170-250-230Z', air.of('ink')),
    shape('M150-230H250Q240-170 200-160H120Q150-190 150-230Z', mix(air.of('ink'), air.of('white'), 0.2)),
    line('M-250-214H-280M250-214H280', air.of('ink'), 20),
    ellipse(0, -234, 252, 56, mix(air.of('ink'), air.of('white'), 0.26)),
    ellipse(0, -232, 228, 46, air.of(broth)),
    shape(
      'M-160-236q-4-24 40-24 20-18 60-10 40-10 56 10 34 0 36 18-20 18-66 12-60 10-80-2-40 8-46-4z',
      air.of('white'),
    ),
    shape('M40-220q10-20 44-14 40-10 60 8 20 20-30 22-60 8-74-16z', air.of('white')),
  );
}

/** A wooden press with cloth in which curd becomes tofu; 240 high. */
export function tofuPress(air: Air): string {
  return layers(
    ellipse(-14, 4, 250, 20, mix(air.of('wood'), air.of('ink'), 0.3)),
    rect(-230, -120, 460, 122, air.of('plank'), 8),
    rect(-230, -120, 110, 122, air.of('timber'), 8),
    line('M-230-80H230M-230-40H230', air.of('timber'), 6),
    shape(
      'M-240-120Q-250-60-200-70Q-170-40-140-76Q-90-50-50-80Q0-50 50-80Q90-50 140-76Q180-40 210-74Q250-70 240-120Z',
      air.of('foam'),
    ),
    shape('M-220-120Q-200-176 0-180Q200-176 220-120Z', air.of('white')),
    shape('M20-180Q200-176 220-120H130Q120-160 20-180Z', air.of('cream')),
    rect(-190, -200, 380, 30, air.of('timber'), 6),
    rect(-70, -262, 140, 66, air.of('rock'), 20),
    rect(0, -262, 70, 66, air.of('stone'), 20),
  );
}

/** A brewing tank on legs with its gauge; 430 high. */
export function tank(air: Air, metal: Pigment): string {
  const base = air.of(metal);
  return layers(
    line('M-70-60V0M70-60V0', air.of('slate'), 16),
    shape('M-100-120H100L30-40H-30Z', mix(base, air.of('ink'), 0.2)),
    rect(-110, -360, 220, 250, base, 20),
    rect(-110, -360, 60, 250, mix(base, air.of('ink'), 0.25), 20),
    rect(50, -360, 60, 250, mix(base, air.of('white'), 0.45), 20),
    shape('M-104-350Q-90-430 0-430T104-350Z', base),
    shape('M10-430Q90-424 104-350H60Q60-400 10-430Z', mix(base, air.of('white'), 0.45)),
    circle(0, -220, 38, air.of('slate')) +
      circle(0, -220, 29, air.of('foam')) +
      line('M0-220l14-16', air.of('sunrise'), 5),
    line('M0-430V-480H150', air.of('stone'), 12),
    rect(-104, -318, 208, 10, air.of('slate')) + rect(-104, -150, 208, 10, air.of('slate')),
  );
}
