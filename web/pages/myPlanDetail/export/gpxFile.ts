import { type ExportedPlan, howToFind, nameWithHangul } from './takenPlan.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return (
    text
      .replace(/[&<>"]/g, (character) => entities[character] ?? character)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  );
}

/** The stops as a route in their order (GPX 1.1), for navigation programs. */
export function gpxFile({ title, stops }: Pick<ExportedPlan, 'title' | 'stops'>): string {
  const points = stops.map((stop) => {
    const name = `<name>${escaped(nameWithHangul(stop))}</name>`;
    const found = howToFind(stop).join(', ');
    const desc = found && `<desc>${escaped(found)}</desc>`;
    return `    <rtept lat="${stop.lat}" lon="${stop.lng}">${name}${desc}</rtept>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Solbada" xmlns="http://www.topografix.com/GPX/1/1">
  <rte>
    <name>${escaped(title)}</name>
${points.join('\n')}
  </rte>
</gpx>
`;
}
