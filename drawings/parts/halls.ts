import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dashed } from './stitches.ts';

function glass(air: Air): string {
  return air.isDark || air.hour === 'dusk' ? air.window : air.of('sea');
}

function windows(
  air: Air,
  xs: readonly number[],
  ys: readonly number[],
  width: number,
  height: number,
): string {
  return ys.flatMap((y) => xs.map((x) => rect(x, y, width, height, glass(air)))).join('');
}

/** A building of today about the middle of its foot, some 480 wide; each kind is the look of one house in town. */
export const halls = {
  white: (air) =>
    layers(
      rect(-250, -150, 210, 150, air.of('white')),
      rect(-250, -150, 70, 150, air.of('sky')),
      rect(-60, -236, 190, 236, air.of('foam')),
      rect(-60, -236, 56, 236, air.of('sky')),
      shape('M130 -196H250V0H130Z', air.of('white')),
      shape('M130 -196H168V0H130Z', air.of('sky')),
      rect(-270, -166, 250, 16, air.of('white')),
      rect(-76, -250, 222, 16, air.of('white')),
      rect(120, -210, 146, 14, air.of('white')),
      rect(10, -210, 104, 150, glass(air)),
      line('M44 -210V-60M78 -210V-60M10 -160H114M10 -110H114', air.of('white'), 6, 'square'),
      rect(-166, -120, 104, 26, glass(air)),
      rect(-166, -78, 104, 78, glass(air)),
      line('M-132 -78V0M-98 -78V0', air.of('white'), 6, 'square'),
      rect(184, -170, 50, 170, glass(air)),
      line('M184 -126H234M184 -82H234M184 -40H234', air.of('white'), 6, 'square'),
      line('M-270 -4V-158M-30 -4V-158', air.of('white'), 8, 'square'),
      rect(10, -48, 104, 48, air.of('deep')),
      line('M44 -48V0M78 -48V0', air.of('white'), 5, 'square'),
    ),
  brick: (air) =>
    layers(
      rect(-240, -180, 480, 180, air.of('timber')),
      rect(-240, -180, 110, 180, air.shaded('timber')),
      dashed(
        'M-130 -160H240M-120 -134H240M-130 -108H240M-120 -82H240M-130 -56H240M-120 -30H240',
        mix(air.of('timber'), air.of('plank'), 0.55),
        3,
        '26 10',
      ),
      rect(-40, -230, 200, 230, air.of('cream')),
      rect(-40, -230, 56, 230, air.of('dune')),
      rect(30, -196, 116, 100, glass(air)),
      line('M88 -196V-96M30 -146H146', air.of('cream'), 6, 'square'),
      rect(30, -78, 116, 78, air.of('deep')),
      line('M68 -78V0M108 -78V0', air.of('cream'), 5, 'square'),
      rect(-56, -242, 232, 14, air.of('stone')),
      rect(-200, -130, 120, 40, glass(air)),
      rect(184, -130, 36, 130, glass(air)),
      shape('M10 -88H180L196 -70H-6Z', air.of('sunrise')),
    ),
  school: (air) =>
    layers(
      rect(-270, -190, 540, 190, air.of('cream')),
      rect(-270, -190, 96, 190, air.of('dune')),
      rect(-64, -238, 128, 238, air.of('apricot')),
      rect(-64, -238, 40, 238, air.of('plank')),
      windows(air, [-250, -206, -162, -118], [-160, -88], 34, 44),
      windows(air, [84, 128, 172, 216], [-160, -88], 34, 44),
      rect(-284, -202, 568, 14, air.of('sunrise')),
      rect(-76, -250, 152, 14, air.of('sunrise')),
      circle(0, -196, 24, air.of('white')),
      line('M0 -196V-212M0 -196L10 -190', air.of('ink'), 4),
      windows(air, [-40, 8], [-150], 32, 44),
      rect(-36, -82, 72, 82, air.of('roof')),
      line('M0 -82V0', air.of('cream'), 5, 'square'),
      shape('M-58 -96H58L70 -82H-70Z', air.of('deep')),
      rect(-270, -26, 206, 26, air.of('stone')),
      rect(64, -26, 206, 26, air.of('stone')),
    ),
  dolmen: (air) =>
    layers(
      shape('M-190 0L-170 -142H-84L-96 0Z', air.of('slate')),
      shape('M96 0L84 -142H170L190 0Z', air.of('rock')),
      shape('M150 0L140 -142H170L190 0Z', air.of('stone')),
      rect(-96, -142, 186, 142, air.of('roof')),
      rect(-76, -120, 152, 120, glass(air)),
      line('M-26 -120V0M26 -120V0M-76 -66H76', air.of('foam'), 6, 'square'),
      shape('M-282 -142Q-296 -196 -230 -212L120 -236Q262 -240 286 -190Q296 -150 270 -140Z', air.of('rock')),
      shape('M120 -236Q262 -240 286 -190Q296 -150 270 -140H60Q170 -170 120 -236Z', air.of('stone')),
      shape('M-282 -142Q-292 -180 -260 -200Q-250 -164 -180 -140Z', air.of('slate')),
      line('M-140 -190l60 -6M-60 -164l90 -4M150 -204l50 -2', air.of('slate'), 5),
    ),
  tower: (air) =>
    layers(
      rect(-130, -330, 260, 330, air.of('cream')),
      rect(-130, -330, 76, 330, air.of('dune')),
      ...[-306, -244, -182, -120].map((y) =>
        layers(
          rect(-104, y, 44, 40, glass(air)),
          rect(-38, y, 146, 40, glass(air)),
          line(d`M10 ${y}v40M60 ${y}v40`, air.of('cream'), 6, 'square'),
        ),
      ),
      rect(-142, -344, 284, 16, air.of('wood')),
      rect(-130, -64, 260, 64, air.of('wood')),
      rect(-104, -50, 90, 50, air.window),
      rect(14, -50, 90, 50, air.window),
      rect(-14, -54, 28, 54, air.of('sunrise')),
      shape('M-150 -72H150L166 -48H-166Z', air.of('sunrise')),
      dashed('M-100 -60H160', air.of('cream'), 22, '26 26'),
      put(
        0,
        -392,
        1,
        layers(
          shape('M-40 -30H40Q40 40 0 42Q-40 40 -40 -30Z', air.of('white')),
          line('M40 -18q30 0 24 22q-6 16 -30 14', air.of('white'), 8),
          ellipse(0, -30, 40, 9, air.of('wood')),
          rect(-52, 42, 104, 7, air.of('stone'), 3),
        ),
      ),
    ),
  arena: (air) =>
    layers(
      shape('M-290 0L-270 -96Q0 -150 270 -96L290 0Z', air.of('foam')),
      shape('M-290 0L-270 -96Q-180 -124 -80 -132L-110 0Z', air.of('sky')),
      ...[-230, -170, -110, -50, 10, 70, 130, 190].map((x) =>
        shape(d`M${x} -4L${x * 0.94 + 4} -98H${x * 0.94 + 36}L${x + 36} -4Z`, glass(air)),
      ),
      shape('M-320 -92Q-200 -178 0 -186Q200 -178 320 -92Q160 -136 0 -136T-320 -92Z', air.of('deep')),
      shape('M0 -186Q200 -178 320 -92Q240 -118 120 -130Z', air.of('sea')),
      line('M-250 -116Q-120 -152 0 -154T250 -116', air.of('sunrise'), 6),
      rect(-60, -56, 120, 56, air.of('roof')),
      line('M-20 -56V0M20 -56V0', air.of('foam'), 4, 'square'),
    ),
  arts: (air) =>
    layers(
      shape('M-280 0V-120Q-140 -230 40 -190L60 0Z', air.of('stone')),
      shape('M-280 0V-120Q-230 -160 -170 -182V0Z', air.of('rock')),
      shape('M-20 0V-200Q160 -250 280 -150V0Z', glass(air)),
      line(
        'M40 -218V0M100 -226V0M160 -222V0M220 -196V0M-20 -140Q160 -180 280 -96M-20 -74Q160 -100 280 -44',
        air.of('foam'),
        5,
        'square',
      ),
      line('M-296 -112Q-140 -240 40 -204T300 -138', air.of('white'), 18),
      rect(60, -60, 80, 60, air.of('deep')),
      line('M100 -60V0', air.of('foam'), 4, 'square'),
      rect(-300, -10, 620, 12, air.of('foam')),
    ),
  lodge: (air) =>
    layers(
      rect(-230, -104, 460, 104, air.of('cream')),
      rect(-230, -104, 100, 104, air.of('dune')),
      rect(-110, -84, 320, 64, glass(air)),
      line('M-50 -84V-20M10 -84V-20M70 -84V-20M130 -84V-20', air.of('cream'), 7, 'square'),
      shape('M-264 -98L-120 -176H200L268 -98Z', air.of('pine')),
      shape('M-264 -98L-120 -176H-40L-120 -98Z', air.shaded('pine')),
      rect(20, -70, 60, 70, air.of('wood')),
      rect(-250, -8, 500, 10, air.of('stone')),
    ),
  media: (air) =>
    layers(
      rect(-250, -190, 500, 190, air.of('roof')),
      rect(-250, -190, 120, 190, air.shaded('roof')),
      line('M-250 -70Q-130 -150 0 -90T250 -120', air.of('sunrise'), 9),
      line('M-250 -40Q-120 -120 20 -60T250 -80', air.of('apricot'), 9),
      line('M-250 -120Q-140 -180 -20 -130T250 -160', air.of('spray'), 9),
      rect(-60, -84, 120, 84, air.of('ink')),
      rect(-46, -70, 92, 70, air.window),
      line('M0 -70V0', air.of('ink'), 5, 'square'),
      rect(-266, -204, 532, 16, air.of('slate')),
    ),
  bookshop: (air) =>
    layers(
      rect(-210, -240, 420, 240, air.of('deep')),
      rect(-210, -240, 96, 240, air.shaded('deep')),
      rect(-160, -110, 190, 110, air.window),
      line('M-152 -66H22M-152 -24H22', air.of('wood'), 6, 'square'),
      dashed('M-146 -82H18', air.of('sunrise'), 30, '9 4 12 5'),
      dashed('M-146 -40H18', air.of('leaf'), 28, '12 4 8 4'),
      rect(66, -116, 76, 116, air.of('wood')),
      rect(80, -100, 48, 62, air.window),
      windows(air, [-160, -70, 20, 110], [-210], 60, 56),
      shape('M-184 -136H190L206 -112H-200Z', air.of('foam')),
      rect(-224, -254, 448, 16, air.of('foam')),
      put(
        40,
        -272,
        1.5,
        layers(
          line('M-6 -10H-30', air.of('ink'), 5),
          shape(
            'M-50 0Q-40 -34 6 -30Q44 -26 54 -44L64 -58L70 -42L88 -46Q84 -24 62 -18Q50 24 0 24Q-44 24 -50 0Z',
            air.of('foam'),
          ),
          circle(-26, -4, 4, air.of('ink')),
        ),
      ),
    ),
  theatre: (air) =>
    layers(
      shape('M-150 0V-150L0 -262L150 -150V0Z', air.of('brick')),
      shape('M-150 0V-150L0 -262L-60 -150V0Z', air.shaded('brick')),
      line('M-166 -138L0 -266L166 -138', air.of('foam'), 14),
      circle(0, -168, 32, air.window),
      line('M0 -200V-168L-27 -152M0 -168L27 -152', air.of('foam'), 5, 'square'),
      shape('M-46 0V-80Q0 -130 46 -80V0Z', air.of('wood')),
      line('M0 -102V0', air.of('apricot'), 4, 'square'),
      shape('M-116 -60Q-96 -96 -76 -60V-20H-116ZM76 -60Q96 -96 116 -60V-20H76Z', air.window),
      rect(160, -120, 150, 120, air.of('cream')),
      rect(176, -96, 118, 56, air.window),
      rect(152, -130, 166, 12, air.of('roof')),
      rect(-310, -130, 150, 130, air.of('plank')),
      rect(-294, -104, 50, 50, air.window),
      rect(-226, -104, 50, 50, air.window),
      shape('M-324 -126L-290 -166H-180L-146 -126Z', air.of('roof')),
    ),
  poet: (air) =>
    layers(
      shape('M-270 0V-96L-40 -150V0Z', air.of('foam')),
      shape('M-270 0V-96L-190 -116V0Z', air.of('sky')),
      shape('M-60 0V-210L250 -120V0Z', air.of('white')),
      shape('M-60 0V-210L0 -192V0Z', air.of('sky')),
      shape('M20 -150L220 -96V-30H20Z', glass(air)),
      line('M70 -140V-30M120 -126V-30M170 -112V-30', air.of('white'), 6, 'square'),
      rect(-180, -70, 70, 70, air.of('wood')),
      line('M-280 -92L-40 -150M-66 -214L256 -120', air.of('roof'), 12),
    ),
} satisfies Record<string, (air: Air) => string>;
