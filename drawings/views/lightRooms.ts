import { z } from 'zod';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { person } from '../parts/people.ts';
import { defineView } from '../view.ts';

/** A dark hall whose walls and floor are one moving picture; small visitors stand in its light. */
export const lightRoomView = defineView(
  'lightRoom',
  { theme: z.enum(['waterfall', 'flowers', 'forest', 'waves', 'moon', 'whale']).default('waterfall') },
  ({ air, random }, { theme }) => {
    const glow = theme === 'flowers' || theme === 'moon' ? air.of('apricot') : air.of('spray');
    const reflect = (inside: string) =>
      `<g transform="translate(0 860)scale(1 -1)" opacity=".3">${inside}</g>`;
    const drops = (count: number, fill: string, low = 60, high = 400) =>
      Array.from({ length: count }, () =>
        circle(random.between(20, 780), random.between(low, high), random.between(2, 5), fill),
      ).join('');
    const scene = {
      waterfall: () =>
        layers(
          shape('M-10 430V120Q120 60 260 110V430ZM810 430V100Q690 50 540 110V430Z', air.of('deep')),
          shape('M250 100Q400 70 550 100L570 430H230Z', air.of('spray')),
          line(
            'M290 104Q280 260 276 430M340 96V430M400 92V430M460 96V430M512 104Q520 260 524 430',
            air.of('foam'),
            12,
          ),
          line('M316 98V400M430 92V380M486 100V420', air.of('white'), 5),
          shape('M180 430Q230 370 290 400Q340 360 400 392Q460 360 510 400Q570 370 620 430Z', air.of('white')),
          drops(16, air.of('foam')),
        ),
      flowers: () =>
        layers(
          ...(
            [
              [120, 180, 90],
              [300, 110, 70],
              [420, 240, 130],
              [620, 150, 100],
              [720, 310, 90],
              [220, 340, 80],
              [560, 360, 70],
              [60, 350, 60],
            ] as const
          ).map(([x, y, size], index) =>
            put(
              x,
              y,
              size / 100,
              layers(
                ...[0, 45, 90, 135, 180, 225, 270, 315].map(
                  (angle) =>
                    `<ellipse transform="rotate(${angle})" cx="0" cy="-54" rx="26" ry="48" fill="${air.of(index % 3 === 0 ? 'sunrise' : index % 3 === 1 ? 'apricot' : 'blush')}"/>`,
                ),
                circle(0, 0, 26, air.of(index % 3 === 0 ? 'apricot' : 'brick')),
              ),
            ),
          ),
          drops(20, air.of('blush')),
        ),
      forest: () =>
        layers(
          ...[40, 150, 250, 360, 470, 570, 680, 770].map((x, index) =>
            rect(x, 20, index % 2 ? 20 : 34, 412, index % 2 ? air.of('sea') : air.of('spray')),
          ),
          ...[90, 260, 430, 600, 760].map((x, index) =>
            put(
              x,
              110 + (index % 2) * 30,
              2.3,
              shape(
                'M-52 0Q-60 -24 -34 -30Q-26 -52 0 -46Q30 -54 36 -30Q60 -24 52 0Q0 12 -52 0Z',
                air.of(index % 2 ? 'moss' : 'leaf'),
              ),
            ),
          ),
          shape('M-10 430Q200 380 400 410T810 400V430Z', air.of('leaf')),
          drops(26, air.of('apricot'), 160),
        ),
      waves: () =>
        layers(
          shape('M-10 430V240Q100 90 240 170Q330 230 300 300Q420 220 560 260T810 180V430Z', air.of('sea')),
          shape(
            'M-10 430V310Q120 190 250 250Q300 290 270 340Q440 280 600 320T810 280V430Z',
            air.of('shallows'),
          ),
          line('M-10 240Q100 90 240 170Q330 230 300 300Q420 220 560 260T810 180', air.of('foam'), 12),
          line('M-10 310Q120 190 250 250Q300 290 270 340Q440 280 600 320T810 280', air.of('foam'), 7),
          shape('M-10 430Q200 350 400 390T810 360V430Z', air.of('spray')),
          drops(18, air.of('foam'), 60, 240),
        ),
      moon: () =>
        layers(
          circle(400, 240, 170, air.of('apricot')),
          circle(400, 240, 150, air.of('blush')),
          circle(340, 190, 26, air.of('apricot')),
          circle(450, 280, 34, air.of('apricot')),
          circle(440, 170, 16, air.of('apricot')),
          circle(330, 300, 14, air.of('apricot')),
          drops(24, air.of('blush')),
        ),
      whale: () =>
        layers(
          shape('M-10 430V260Q200 220 400 250T810 230V430Z', air.of('deep')),
          shape(
            'M120 250Q150 130 330 130Q520 132 600 220Q640 180 640 130Q660 100 690 96Q690 130 720 150Q700 180 660 180Q640 300 480 330Q240 350 120 250Z',
            air.of('spray'),
          ),
          shape('M120 250Q240 350 480 330Q560 316 610 270Q440 300 300 270Q180 262 120 250Z', air.of('foam')),
          line('M180 286Q260 312 360 312M220 300Q290 322 380 324', air.of('spray'), 5),
          circle(214, 226, 9, air.of('ink')),
          shape('M360 300Q380 370 440 390Q440 340 430 310Z', air.of('shallows')),
          drops(22, air.of('foam')),
        ),
    }[theme]();
    return layers(
      rect(0, 0, 800, 600, air.of('night')),
      scene,
      rect(0, 430, 800, 170, mix(air.of('night'), glow, 0.22)),
      reflect(scene),
      shape('M0 0V600L60 520V0ZM800 0V600L740 520V0Z', air.of('ink')),
      ellipse(400, 562, 150, 14, mix(air.of('night'), glow, 0.4)),
      put(370, 560, 1, person(air, 120, { coat: 'ink', legs: 'ink' })),
      put(420, 560, 1, person(air, 92, { coat: 'sunrise', legs: 'ink' })),
    );
  },
);
