import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dashed } from './stitches.ts';

/** An exhibit, some 260 wide and 280 high, about the middle of its foot. */
export const exhibits = {
  gramophone: (air) =>
    layers(
      rect(-120, -90, 240, 90, air.of('wood')),
      rect(20, -90, 100, 90, air.of('timber')),
      rect(-134, -104, 268, 18, air.of('plank')),
      rect(-134, -10, 268, 14, air.shaded('wood')),
      ellipse(-10, -110, 96, 16, air.of('ink')),
      ellipse(-10, -112, 30, 6, air.of('sunrise')),
      line('M40 -112Q120 -120 110 -190Q104 -240 40 -236', air.of('apricot'), 14),
      shape('M56 -246Q-30 -210 -128 -300Q-150 -210 -96 -150Q-20 -190 50 -222Z', air.of('apricot')),
      shape('M56 -246Q-30 -210 -128 -300Q-138 -270 -134 -236Q-40 -200 54 -234Z', air.of('sunrise')),
      shape('M-128 -300Q-160 -230 -96 -150Q-80 -220 -128 -300Z', air.of('brick')),
      line('M120 -50h34v26', air.of('stone'), 8),
    ),
  musicBox: (air) =>
    layers(
      rect(-130, -100, 260, 100, air.of('timber')),
      rect(30, -100, 100, 100, air.of('plank')),
      shape('M-130 -100L-150 -210H110L130 -100Z', air.of('wood')),
      shape('M-114 -112L-130 -198H98L114 -112Z', air.of('brick')),
      circle(-14, -156, 30, air.of('apricot')),
      circle(-14, -156, 8, air.of('wood')),
      rect(-104, -114, 208, 16, air.of('stone')),
      dashed('M-90 -106H90', air.of('apricot'), 12, '4 9'),
      line('M130 -50h30v-24', air.of('stone'), 8),
      circle(160, -80, 9, air.of('sunrise')),
      rect(-146, -10, 292, 14, air.shaded('wood')),
    ),
  bulb: (air) =>
    layers(
      circle(0, -200, 120, mix(air.of('apricot'), air.of('cream'), 0.55)),
      shape(
        'M-70 -180Q-72 -266 0 -268Q72 -266 70 -180Q62 -140 34 -118V-86H-34V-118Q-62 -140 -70 -180Z',
        air.of('cream'),
      ),
      shape('M20 -264Q72 -250 70 -180Q62 -140 34 -118V-86H14Q70 -180 20 -264Z', air.of('white')),
      line('M-26 -90L-30 -180Q-14 -210 0 -180T30 -180L26 -90', air.of('sunrise'), 6),
      rect(-36, -88, 72, 40, air.of('stone')),
      line('M-36 -76H36M-36 -62H36', air.of('rock'), 5, 'square'),
      shape('M-80 0L-60 -48H60L80 0Z', air.of('wood')),
      shape('M10 0L14 -48H60L80 0Z', air.of('timber')),
    ),
  clock: (air) =>
    layers(
      rect(-90, -60, 180, 60, air.shaded('wood')),
      shape('M-80 -60V-240Q-80 -300 0 -312Q80 -300 80 -240V-60Z', air.of('wood')),
      shape('M30 -60V-306Q80 -294 80 -240V-60Z', air.of('timber')),
      circle(0, -226, 62, air.of('apricot')),
      circle(0, -226, 52, air.of('cream')),
      line('M0 -226V-262M0 -226L24 -212', air.of('ink'), 6),
      ...Array.from({ length: 12 }, (_, index) =>
        circle(
          Math.sin(index * 0.5236) * 43,
          -226 - Math.cos(index * 0.5236) * 43,
          index % 3 ? 2.4 : 4.2,
          air.of('wood'),
        ),
      ),
      rect(-44, -152, 88, 84, air.of('ink')),
      line('M0 -150L14 -100', air.of('apricot'), 5),
      circle(16, -94, 16, air.of('sunrise')),
      rect(-104, -10, 208, 14, air.of('plank')),
    ),
  jar: (air) =>
    layers(
      shape(
        'M-40 -240H40L48 -216Q132 -180 118 -96Q100 -20 50 0H-50Q-100 -20 -118 -96Q-132 -180 -48 -216Z',
        air.of('timber'),
      ),
      shape('M10 -240H40L48 -216Q132 -180 118 -96Q100 -20 50 0H14Q90 -100 10 -240Z', air.of('plank')),
      ellipse(0, -240, 44, 10, air.of('wood')),
      line('M-108 -150Q0 -116 108 -150M-116 -120Q0 -84 116 -120', air.of('wood'), 5),
      dashed('M-112 -136Q0 -100 112 -136', air.of('wood'), 14, '4 16'),
    ),
  dagger: (air) =>
    layers(
      rect(-150, -20, 300, 20, air.of('wood')),
      line('M-90 -20V-60M90 -20V-60', air.of('wood'), 8, 'square'),
      shape(
        'M-170 -84Q-110 -120 -60 -96Q-30 -84 0 -104Q50 -128 96 -94L150 -84L96 -74Q50 -40 0 -64Q-30 -84 -60 -72Q-110 -48 -170 -84Z',
        air.of('moss'),
      ),
      line('M-160 -84H100', air.of('haze'), 8, 'square'),
      rect(100, -94, 54, 20, air.of('rock')),
      ellipse(0, -170, 58, 58, air.of('haze')),
      ellipse(0, -170, 44, 44, air.of('moss')),
      circle(0, -170, 10, air.of('foam')),
      line('M-44 -170H44M0 -214V-126', air.of('haze'), 4),
    ),
  torch: (air) =>
    layers(
      shape('M-20 0L-34 -170H34L20 0Z', air.of('white')),
      shape('M4 0V-170H34L20 0Z', air.of('spray')),
      shape('M-44 -170H44L34 -150H-34Z', air.of('apricot')),
      line('M-28 -60H28', air.of('deep'), 8, 'square'),
      shape(
        'M-40 -172Q-70 -230 -16 -290Q-16 -256 8 -250Q16 -280 6 -310Q70 -250 40 -172Q0 -160 -40 -172Z',
        air.of('sunrise'),
      ),
      shape('M-18 -174Q-30 -210 2 -244Q34 -210 20 -174Q0 -168 -18 -174Z', air.of('apricot')),
      rect(-60, -14, 120, 14, air.of('stone')),
    ),
  medal: (air) =>
    layers(
      shape('M-90 -300H-40L14 -150L-14 -136Z', air.of('deep')),
      shape('M90 -300H40L-14 -150L14 -136Z', air.of('sunrise')),
      circle(0, -92, 78, air.of('apricot')),
      circle(0, -92, 62, mix(air.of('apricot'), air.of('cream'), 0.5)),
      shape(
        'M0 -140L12 -106L48 -106L20 -84L30 -50L0 -70L-30 -50L-20 -84L-48 -106L-12 -106Z',
        air.of('apricot'),
      ),
      line('M50 -140a66 66 0 0 1 14 60', air.of('white'), 6),
    ),
  skates: (air) =>
    layers(
      shape('M-30 -200H60V-130Q130 -110 140 -60H-40Q-46 -140 -30 -200Z', air.of('sea')),
      shape('M20 -200H60V-130Q130 -110 140 -60H40Q60 -110 20 -140Z', air.of('shallows')),
      rect(-36, -214, 102, 22, air.of('sunrise')),
      rect(-44, -64, 190, 14, air.of('ink')),
      line('M-16 -52V-26M60 -52V-26M120 -52V-26', air.of('stone'), 10, 'square'),
      line('M-60 -22H150Q168 -24 170 -38', air.of('slate'), 9),
      line('M30 -176L62 -166M34 -154L64 -146M44 -132L78 -126', air.of('foam'), 6),
      line('M62 -206Q100 -200 96 -166', air.of('ink'), 4),
    ),
  curlingStone: (air) =>
    layers(
      ellipse(0, -4, 150, 12, air.of('sky')),
      shape(
        'M-140 -50Q-140 -100 -80 -104H80Q140 -100 140 -50Q140 -6 80 -4H-80Q-140 -6 -140 -50Z',
        air.of('slate'),
      ),
      shape('M20 -104H80Q140 -100 140 -50Q140 -6 80 -4H30Q90 -50 20 -104Z', air.of('rock')),
      rect(-140, -66, 280, 22, air.of('stone')),
      ellipse(0, -106, 84, 14, air.of('sunrise')),
      line('M-40 -112Q-40 -160 10 -158H66', air.of('sunrise'), 24),
      line('M20 -162H64', air.of('apricot'), 7),
    ),
  mill: (air) =>
    layers(
      rect(-90, -110, 180, 110, air.of('timber')),
      rect(10, -110, 80, 110, air.of('plank')),
      rect(-104, -14, 208, 16, air.of('wood')),
      rect(-104, -124, 208, 18, air.of('wood')),
      rect(-44, -70, 88, 44, air.of('wood')),
      circle(0, -48, 8, air.of('apricot')),
      shape('M-64 -124Q-70 -186 0 -190Q70 -186 64 -124Z', air.of('apricot')),
      shape('M10 -190Q70 -186 64 -124H30Q50 -170 10 -190Z', mix(air.of('apricot'), air.of('cream'), 0.6)),
      line('M0 -190V-222H90', air.of('ink'), 9),
      circle(92, -232, 15, air.of('brick')),
      ...[-96, -120, 120, 142, 104].map((x, index) =>
        ellipse(x * 1.2, 6 + (index % 2) * 5, 12, 8, air.of('wood')),
      ),
    ),
  cup: (air) =>
    layers(
      ellipse(0, -8, 150, 18, air.of('sky')),
      ellipse(0, -14, 150, 16, air.of('white')),
      shape('M-104 -170H104Q104 -40 30 -22H-30Q-104 -40 -104 -170Z', air.of('white')),
      shape('M30 -170H104Q104 -40 30 -22H0Q70 -80 30 -170Z', air.of('foam')),
      line('M100 -140Q160 -150 148 -100Q140 -64 84 -66', air.of('deep'), 13),
      line('M-102 -150H102', air.of('deep'), 12),
      circle(-34, -96, 22, air.of('sunrise')),
      ...[0, 72, 144, 216, 288].map((angle) =>
        ellipse(
          -34 + 26 * Math.cos((angle * Math.PI) / 180),
          -96 + 26 * Math.sin((angle * Math.PI) / 180),
          13,
          13,
          air.of('apricot'),
        ),
      ),
      circle(-34, -96, 12, air.of('brick')),
      line('M-4 -84Q30 -100 40 -120M-64 -84Q-80 -90 -84 -108', air.of('leaf'), 6),
      ellipse(0, -170, 104, 15, air.of('wood')),
    ),
  hanbok: (air) =>
    layers(
      line('M0 0V-60M-60 2H60', air.of('wood'), 10),
      shape('M-36 -190Q-120 -120 -130 -30Q0 -4 130 -30Q120 -120 36 -190Z', air.of('sunrise')),
      shape(
        'M10 -190Q60 -120 64 -20Q100 -24 130 -30Q120 -120 36 -190Z',
        mix(air.of('sunrise'), air.of('apricot'), 0.55),
      ),
      line('M-60 -150Q-84 -90 -86 -26M-20 -180Q-34 -100 -34 -20M30 -170Q40 -100 40 -20', air.of('brick'), 4),
      shape(
        'M-40 -276L-150 -220L-138 -180L-52 -206L-46 -186H46L52 -206L138 -180L150 -220L40 -276Z',
        air.of('leaf'),
      ),
      shape('M20 -276L150 -220L138 -180L52 -206L46 -186H20Z', air.of('moss')),
      line('M-144 -206L-138 -182M144 -206L138 -182', air.of('white'), 14, 'square'),
      line('M-20 -280L8 -226M20 -280L-6 -236', air.of('white'), 10),
      line('M-4 -228Q30 -214 26 -120M2 -228Q14 -200 6 -150', air.of('brick'), 10),
    ),
  headset: (air) =>
    layers(
      line('M-116 -120Q-110 -230 0 -234Q110 -230 116 -120', air.of('slate'), 22),
      rect(-130, -160, 260, 120, air.of('foam'), 40),
      rect(10, -160, 120, 120, air.of('white'), 40),
      rect(-96, -136, 192, 70, air.of('ink'), 30),
      line('M-70 -84Q-20 -130 20 -100T76 -116', air.of('spray'), 7),
      line('M-70 -100Q-30 -124 0 -110', air.of('sunrise'), 6),
      shape('M-40 -40Q0 -66 40 -40Z', air.of('slate')),
    ),
} satisfies Record<string, (air: Air) => string>;
