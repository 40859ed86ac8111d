import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteProvider } from '../../shared/page/Site.tsx';
import { testSite } from '../../testing/renderInLanguage.tsx';
import { PlaceMap } from './PlaceMap.tsx';

describe('map rendered on the server', () => {
  it('DESIGN 9: renders a box of fixed proportions with its name, a static map and a message for readers without script', () => {
    const html = renderToString(
      <SiteProvider value={testSite}>
        <PlaceMap
          title="Where Anmok is"
          noScript="The map appears once scripts are on."
          picture="/maps/7.svg"
          labels={{ retry: 'Try again', failed: 'No map' }}
          view={{
            center: { lat: 37.77, lng: 128.95 },
            zoom: 15,
            markers: [{ id: 7, lat: 37.77, lng: 128.95, label: '<b>Anmok</b>' }],
            language: 'en',
            labels: { zoomIn: 'Zoom in', zoomOut: 'Zoom out' },
          }}
        />
      </SiteProvider>,
    );
    expect(html).toContain('aspect-4/3');
    expect(html).toContain('role="group" aria-label="Where Anmok is"');
    expect(html).toContain('<noscript>The map appears once scripts are on.</noscript>');
    expect(html).toMatch(/<img src="\/maps\/7.svg" alt="" loading="lazy" /);
    expect(html).not.toContain('Try again');
    // An inline style would need an exception in the content security policy.
    expect(html).not.toContain('style=');
  });
});
