import type { Map as LeafletMap } from 'leaflet';
import { htmlLang, type Language } from '../../../../contract/languages.ts';
import type { BaseMap, ShownBase } from '../baseMap.ts';
import type { Box } from '../labels.ts';
import { openArchive } from './archive.ts';
import { TileLayer, type TileLook } from './tileLayer.ts';
import { paletteOf } from './tilePalette.ts';
import { labelRules, paintRules } from './tileStyle.ts';

interface TileBaseOptions {
  /** URL of the archive. */
  address: string;
  /** Shown until the tiles are painted, and if they fail. */
  standIn: BaseMap;
  onFallback: () => void;
}

function link(text: string, address: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = address;
  element.target = '_blank';
  element.rel = 'noopener noreferrer';
  element.textContent = text;
  return element;
}

function tileCredit(): Node[] {
  return [
    link('Protomaps', 'https://protomaps.com'),
    document.createTextNode(' © '),
    link('OpenStreetMap', 'https://www.openstreetmap.org/copyright'),
  ];
}

/**
 * A base map of vector tiles. The fallback is shown before them and after a failure, so that the map is never blank.
 */
export function tileBase({ address, standIn, onFallback }: TileBaseOptions): BaseMap {
  const credit = document.createElement('span');
  credit.append(standIn.credit());

  const addTo = (map: LeafletMap): ShownBase => {
    const container = map.getContainer();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    let standing: ShownBase | null = standIn.addTo(map);
    let layer: TileLayer | null = null;
    let asked: { language: Language; taken: readonly Box[] } | null = null;
    let isGone = false;
    map.getPane('tilePane')?.setAttribute('aria-hidden', 'true');

    const lookNow = (): TileLook => {
      const palette = paletteOf(container);
      const language = asked?.language ?? 'ko';
      return {
        background: palette.colour('land'),
        paint: paintRules(palette),
        labels: labelRules({ palette, language, taken: asked?.taken ?? [] }),
        lang: htmlLang[language],
      };
    };
    const restyle = () => layer?.setLook(lookNow());
    const standBack = () => {
      if (isGone || !layer) return;
      layer.getContainer()?.style.removeProperty('visibility');
      standing?.remove();
      standing = null;
      credit.replaceChildren(...tileCredit());
    };
    const end = () => {
      isGone = true;
      scheme.removeEventListener('change', restyle);
      layer?.remove();
      layer = null;
    };
    const fallBack = () => {
      if (isGone) return;
      end();
      if (!standing) {
        standing = standIn.addTo(map);
        credit.replaceChildren(standIn.credit());
        if (asked) standing.update(asked.language, asked.taken);
      }
      onFallback();
    };
    const open = async () => {
      try {
        const archive = await openArchive(address);
        if (isGone) return;
        layer = new TileLayer(archive, lookNow(), fallBack);
        layer.once('load', standBack);
        layer.addTo(map);
        // Hidden until all visible tiles are painted; then they replace the drawing at once.
        layer.getContainer()?.style.setProperty('visibility', 'hidden');
        scheme.addEventListener('change', restyle);
      } catch {
        fallBack();
      }
    };
    map.once('unload', end);
    void open();

    return {
      update: (language, taken) => {
        const isSame = JSON.stringify(asked) === JSON.stringify({ language, taken });
        asked = { language, taken };
        standing?.update(language, taken);
        if (!isSame) restyle();
      },
      remove: () => {
        end();
        standing?.remove();
        standing = null;
      },
    };
  };
  return { credit: () => credit, addTo };
}
