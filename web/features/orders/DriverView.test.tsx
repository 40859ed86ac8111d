import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DriverView } from './DriverView.tsx';

it('SPEC 5: isolates a name from before the rule, so that it cannot reverse the driver’s page', () => {
  const tour = { tripDate: '2026-12-24', startTime: '10:00', numberOfPeople: 2, stops: [] };
  const html = renderToString(<DriverView tour={{ ...tour, customerName: 'KIM\u202eARO' }} />);
  expect(html).not.toContain('\u202e');
  expect(html).toContain('KIM\\u{202e}ARO');
});
