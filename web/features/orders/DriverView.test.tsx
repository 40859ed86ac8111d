import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DriverView } from './DriverView.tsx';

const tour = { tripDate: '2026-12-24', startTime: '10:00', numberOfPeople: 2, stops: [] };

it('SPEC 5: isolates a name from before the rule, so that it cannot reverse the driver’s page', () => {
  const html = renderToString(<DriverView tour={{ ...tour, customerName: 'KIM\u202eARO' }} />);
  expect(html).not.toContain('\u202e');
  expect(html).toContain('KIM\\u{202e}ARO');
});

it('shows when the tour ends, with the overtime that was bought, or that the visitor knows of an early end', () => {
  const shown = (length: object) =>
    renderToString(<DriverView tour={{ ...tour, customerName: 'KIM', ...length }} />).replaceAll(
      '<!-- -->',
      '',
    );
  expect(shown({})).toContain('10:00 – 13:00 (3시간)');
  expect(shown({ boughtHalfHours: 1 })).toContain('10:00 – 13:30 (3시간 30분)');
  expect(shown({ acceptsEarlyEnd: true })).toContain('손님이 알고 있습니다');
});
