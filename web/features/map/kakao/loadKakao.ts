import { type KakaoMaps, loaderIn, mapsIn } from './kakaoTypes.ts';

/** Timeout for loading all of Kakao's script (ms). */
const loadTimeout = 6_000;

let loading: Promise<KakaoMaps> | null = null;

/** Kakao's namespace on the page, unchecked. */
function globalKakao(): unknown {
  return 'kakao' in window ? window.kakao : undefined;
}

function load(key: string): Promise<KakaoMaps> {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&autoload=false`;
  return new Promise<KakaoMaps>((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`Kakao's map script ${reason}`));
    };
    const limit = setTimeout(() => fail('took too long'), loadTimeout);
    // A refused key gets a 401, which a script element reports only as an error.
    script.addEventListener('error', () => fail('could not be loaded'));
    script.addEventListener('load', () => {
      const loader = loaderIn(globalKakao());
      if (!loader) return fail('has no loader');
      loader.load(() => {
        clearTimeout(limit);
        const maps = mapsIn(globalKakao());
        if (maps) resolve(maps);
        else fail('lacks something');
      });
    });
    document.head.append(script);
  });
}

/** Kakao's script, loaded once; a failure is not cached, so that it can be retried. */
export async function loadKakao(key: string): Promise<KakaoMaps> {
  loading ??= load(key);
  try {
    return await loading;
  } catch (reason) {
    loading = null;
    throw reason;
  }
}
