import type { Map as LeafletMap } from 'leaflet';
import { htmlLang, type Language } from '../../../../domain/languages.ts';
import type { BaseMap, ShownBase } from '../baseMap.ts';
import type { Box } from '../labels.ts';
import { openArchive } from './archive.ts';
import { TileLayer, type TileTheme } from './tileLayer.ts';
import { readPalette } from './tilePalette.ts';
import { labelRules, paintRules } from './tileStyle.ts';

interface TileBaseOptions {
  /** URL of the archive. */
  address: string;
  /** Shown until the tiles are painted, and if they fail. */
  fallback: BaseMap;
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
export function tileBase({ address, fallback, onFallback }: TileBaseOptions): BaseMap {
  const credit = document.createElement('span');
  credit.append(fallback.credit());

  const addTo = (map: LeafletMap): ShownBase => {
    const container = map.getContainer();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    let shownFallback: ShownBase | null = fallback.addTo(map);
    let layer: TileLayer | null = null;
    let requested: { language: Language; taken: readonly Box[] } | null = null;
    let isRemoved = false;
    map.getPane('tilePane')?.setAttribute('aria-hidden', 'true');

    const currentTheme = (): TileTheme => {
      const palette = readPalette(container);
      const language = requested?.language ?? 'ko';
      return {
        background: palette.colour('land'),
        paint: paintRules(palette),
        labels: labelRules({ palette, language, taken: requested?.taken ?? [] }),
        lang: htmlLang[language],
      };
    };
    const restyle = () => layer?.setTheme(currentTheme());
    const showTiles = () => {
      if (isRemoved || !layer) return;
      layer.getContainer()?.style.removeProperty('visibility');
      shownFallback?.remove();
      shownFallback = null;
      credit.replaceChildren(...tileCredit());
    };
    const end = () => {
      isRemoved = true;
      scheme.removeEventListener('change', restyle);
      layer?.remove();
      layer = null;
    };
    const fallBack = () => {
      if (isRemoved) return;
      end();
      if (!shownFallback) {
        shownFallback = fallback.addTo(map);
        credit.replaceChildren(fallback.credit());
        if (requested) shownFallback.update(requested.language, requested.taken);
      }
      onFallback();
    };
    const open = async () => {
      try {
        const archive = await openArchive(address);
        if (isRemoved) return;
        layer = new TileLayer(archive, currentTheme(), fallBack);
        layer.once('load', showTiles);
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
        const isSame = JSON.stringify(requested) === JSON.stringify({ language, taken });
        requested = { language, taken };
        shownFallback?.update(language, taken);
        if (!isSame) restyle();
      },
      remove: () => {
        end();
        shownFallback?.remove();
        shownFallback = null;
      },
    };
  };
  return { credit: () => credit, addTo };
}
