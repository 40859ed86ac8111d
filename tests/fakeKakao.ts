/**
 * A fake of Kakao's map script with the part that the product uses (kakao.maps.d.ts 0.1.40): overlays are placed by position
 * and anchor, each level doubles the scale, and calls are recorded on the elements for tests to read. It runs in the page,
 * so that it refers to nothing outside itself.
 */
export function fakeKakao(): void {
  interface LatLng {
    getLat(): number;
    getLng(): number;
  }
  interface Overlay {
    place(): void;
  }
  type Content = {
    position: LatLng;
    content: HTMLElement;
    xAnchor?: number;
    yAnchor?: number;
    zIndex?: number;
    map?: FakeMap;
  };

  const latLng = (lat: number, lng: number): LatLng => ({ getLat: () => lat, getLng: () => lng });

  class FakeMap {
    readonly box: HTMLElement;
    readonly overlays = new Set<Overlay>();
    readonly heard: { type: string; listener: () => void }[] = [];
    center: LatLng;
    level: number;
    range = { nearest: 1, farthest: 14 };

    constructor(box: HTMLElement, options: { center: LatLng; level: number }) {
      this.box = box;
      this.center = options.center;
      this.level = options.level;
      // Kakao does the same to its container element.
      box.style.position = 'relative';
      box.style.background = 'rgb(230, 230, 225)';
      box.dataset.kakao = 'map';
      this.draw();
    }
    draw() {
      this.box.dataset.level = String(this.level);
      this.box.dataset.size = `${this.box.clientWidth} ${this.box.clientHeight}`;
      for (const overlay of this.overlays) overlay.place();
    }
    tell(type: string) {
      for (const one of this.heard) if (one.type === type) one.listener();
    }
    /** Pixels from the centre of the container. */
    spot(point: LatLng): { x: number; y: number } {
      const metres = 2 ** (this.level - 3) * 1.9;
      return {
        x: this.box.clientWidth / 2 + ((point.getLng() - this.center.getLng()) * 87_900) / metres,
        y: this.box.clientHeight / 2 - ((point.getLat() - this.center.getLat()) * 111_000) / metres,
      };
    }
    setCenter(point: LatLng) {
      this.center = point;
      this.draw();
    }
    getCenter() {
      return this.center;
    }
    getLevel() {
      return this.level;
    }
    setLevel(level: number) {
      const before = this.level;
      this.level = Math.min(this.range.farthest, Math.max(this.range.nearest, level));
      this.draw();
      if (before !== this.level) this.tell('zoom_changed');
    }
    setMinLevel(level: number) {
      this.range.nearest = level;
    }
    setMaxLevel(level: number) {
      this.range.farthest = level;
    }
    setBounds(bounds: Bounds, top = 32, right = 32, bottom = 32, left = 32) {
      const { south, west, north, east } = bounds;
      this.center = latLng((south + north) / 2, (west + east) / 2);
      const isSeenAt = (level: number) => {
        this.level = level;
        const [from, to] = [this.spot(latLng(north, west)), this.spot(latLng(south, east))];
        return (
          to.x - from.x <= this.box.clientWidth - left - right &&
          to.y - from.y <= this.box.clientHeight - top - bottom
        );
      };
      let level = this.range.nearest;
      while (level < this.range.farthest && !isSeenAt(level)) level++;
      this.setLevel(level);
      this.draw();
      this.tell('zoom_changed');
    }
    panBy(x: number, y: number) {
      const metres = 2 ** (this.level - 3) * 1.9;
      const { center } = this;
      this.setCenter(
        latLng(center.getLat() - (y * metres) / 111_000, center.getLng() + (x * metres) / 87_900),
      );
    }
    relayout() {
      this.draw();
    }
    getProjection() {
      return { containerPointFromCoords: (point: LatLng) => this.spot(point) };
    }
  }

  class Bounds {
    south = 90;
    west = 180;
    north = -90;
    east = -180;
    extend(point: LatLng) {
      this.south = Math.min(this.south, point.getLat());
      this.north = Math.max(this.north, point.getLat());
      this.west = Math.min(this.west, point.getLng());
      this.east = Math.max(this.east, point.getLng());
    }
  }

  class CustomOverlay {
    readonly holder = document.createElement('div');
    readonly options: Content;
    map: FakeMap | null = null;
    constructor(options: Content) {
      this.options = options;
      this.holder.style.position = 'absolute';
      this.holder.style.zIndex = String(options.zIndex ?? 0);
      this.holder.append(options.content);
      if (options.map) this.setMap(options.map);
    }
    setMap(map: FakeMap | null) {
      this.map?.overlays.delete(this);
      this.holder.remove();
      this.map = map;
      if (!map) return;
      map.overlays.add(this);
      map.box.append(this.holder);
      this.place();
    }
    setPosition(position: LatLng) {
      this.options.position = position;
      this.place();
    }
    setZIndex(index: number) {
      this.holder.style.zIndex = String(index);
    }
    place() {
      if (!this.map) return;
      const { x, y } = this.map.spot(this.options.position);
      const { xAnchor = 0.5, yAnchor = 0.5 } = this.options;
      this.holder.style.left = `${x - this.holder.offsetWidth * xAnchor}px`;
      this.holder.style.top = `${y - this.holder.offsetHeight * yAnchor}px`;
    }
  }

  class Polyline {
    readonly element = document.createElement('div');
    constructor(options: { strokeColor: string; strokeStyle: string }) {
      this.element.dataset.line = options.strokeStyle;
      this.element.dataset.colour = options.strokeColor;
    }
    setPath(path: LatLng[]) {
      this.element.dataset.points = String(path.length);
    }
    setMap(map: FakeMap | null) {
      this.element.remove();
      if (map) map.box.append(this.element);
    }
  }

  class FakeLatLng {
    constructor(lat: number, lng: number) {
      Object.assign(this, latLng(lat, lng));
    }
  }

  const whole = {
    LatLng: FakeLatLng,
    LatLngBounds: Bounds,
    Map: FakeMap,
    CustomOverlay,
    Polyline,
    event: {
      addListener: (map: FakeMap, type: string, listener: () => void) => {
        map.heard.push({ type, listener });
      },
    },
  };
  const maps = {
    load: (ready: () => void) => {
      // As with `autoload=false`: the rest loads later.
      setTimeout(() => {
        Object.assign(maps, whole);
        ready();
      }, 50);
    },
  };
  Object.assign(window, { kakao: { maps } });
}
