import type { Air } from '../air.ts';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { palette } from '../palette.ts';

/** A footbridge across the picture under one white arch; its deck meets both banks at y 424. Lit by night. */
export function archBridge(air: Air): string {
  const arch = air.isDark ? palette.apricot : air.of('white');
  const lamps = [100, 180, 260, 340, 460, 540, 620, 700];
  return layers(
    rect(124, 430, 40, 90, air.of('stone')),
    rect(124, 430, 16, 90, air.of('rock')),
    rect(640, 430, 40, 90, air.of('stone')),
    rect(640, 430, 16, 90, air.of('rock')),
    line('M130 440Q400-60 670 440', air.shaded('sky'), 28),
    line('M136 440Q404-50 670 440', arch, 16),
    line(
      'M200 350V396M250 284V384M300 236V376M350 206V372M400 196V370M450 206V372M500 236V376M550 284V384M600 350V396',
      air.of('white'),
      4,
      'square',
    ),
    shape('M-20 440Q400 320 820 440V464Q400 350-20 464Z', air.of('sunrise')),
    shape('M-20 458Q400 340 820 458V470Q400 354-20 470Z', air.of('brick')),
    line('M-20 416Q400 300 820 416', air.of('foam'), 5),
    line(
      'M40 404V424M100 392V414M160 382V402M220 373V392M280 366V386M340 361V381M400 359V380M460 361V381M520 366V386M580 373V392M640 382V402M700 392V414M760 404V424',
      air.of('foam'),
      4,
    ),
    air.isDark &&
      layers(...lamps.map((x) => circle(x, 412 - Math.sin((x / 800) * Math.PI) * 48, 7, palette.cream))),
  );
}

/** A bird that looks to the right, carved from one piece of wood, 146 wide; its feet are at the origin. */
function carvedBird(light: string, shade: string): string {
  return layers(
    shape(
      'M-52-6Q-40-20-14-20Q14-22 30-10Q34-26 40-40Q44-54 58-54Q68-54 72-46L94-40L72-36Q62-34 60-22Q54 12 8 14Q-30 14-52-6Z',
      light,
    ),
    shape('M-52-6Q-20 6 54-2Q44 14 8 14Q-30 14-52-6Z', shade),
  );
}

/** A wooden pole with a bird on top, `height` high: a sotdae, the guardian of a village. */
export function sotdae(air: Air, height: number): string {
  return layers(
    line(d`M0 0Q6 ${-height / 2} 0 ${-height}`, air.of('wood'), 11),
    put(0, -height - 10, 1, carvedBird(air.of('timber'), air.of('wood'))),
  );
}

/** The footbridge of Gangmun with its two pylons, each with a bird on top; the deck runs across at y 420. */
export function sotdaeBridge(air: Air): string {
  const pylon = (x: number) =>
    layers(
      line(`M${x} 520L${x + (x < 400 ? 24 : -24)} 150`, air.of('white'), 16),
      line(`M${x - 4} 520L${x + (x < 400 ? 19 : -29)} 150`, air.of('spray'), 5),
    );
  const cables = [60, 110, 160, 330, 380];
  const bird = (x: number) => put(x, 142, 0.8, carvedBird(air.of('sunrise'), air.of('brick')));
  return layers(
    rect(214, 420, 36, 110, air.of('stone')),
    rect(214, 420, 14, 110, air.of('rock')),
    rect(550, 420, 36, 110, air.of('stone')),
    rect(550, 420, 14, 110, air.of('rock')),
    line(
      cables.map((x) => `M252 170L${x} ${420 - x * 0.06}M548 170L${800 - x} ${420 - x * 0.06}`).join(''),
      air.of('foam'),
      3,
    ),
    pylon(232),
    pylon(568),
    bird(254),
    bird(546),
    shape('M-20 430Q400 376 820 430V454Q400 402-20 454Z', air.of('plank')),
    shape('M-20 446Q400 394 820 446V458Q400 406-20 458Z', air.of('wood')),
    line('M-20 404Q400 350 820 404', air.of('white'), 5),
    line(
      'M40 396V424M110 388V416M180 381V410M290 374V402M345 372V400M400 372V400M455 372V400M510 374V402M620 381V410M690 388V416M760 396V424',
      air.of('white'),
      4,
    ),
    air.isDark && layers(circle(252, 190, 9, palette.cream), circle(548, 190, 9, palette.cream)),
  );
}
