import { htmlLang, type Language } from '../../domain/languages.ts';

interface ManifestWords {
  readonly name: string;
  readonly description: string;
  /** Entries of the menu that a long press on the icon opens. */
  readonly search: string;
  readonly myPlan: string;
  readonly tickets: string;
  /** What the screenshots show. */
  readonly home: string;
  readonly place: string;
}

const wordsIn: Record<Language, ManifestWords> = {
  ko: {
    name: '솔바다',
    description: '강릉 여행 가이드와 여행 계획',
    search: '장소 검색',
    myPlan: '내 여행',
    tickets: '내 이용권',
    home: '첫 화면',
    place: '장소 안내',
  },
  en: {
    name: 'Solbada',
    description: 'Gangneung travel guide and trip planner',
    search: 'Search places',
    myPlan: 'My plan',
    tickets: 'My tickets',
    home: 'The home page',
    place: 'A place in the guide',
  },
  cn: {
    name: 'Solbada',
    description: '江陵旅行指南与行程规划',
    search: '搜索地点',
    myPlan: '我的行程',
    tickets: '我的乘车券',
    home: '首页',
    place: '地点介绍',
  },
  tw: {
    name: 'Solbada',
    description: '江陵旅遊指南與行程規劃',
    search: '搜尋地點',
    myPlan: '我的行程',
    tickets: '我的乘車券',
    home: '首頁',
    place: '地點介紹',
  },
  ja: {
    name: 'ソルバダ',
    description: '江陵（カンヌン）の旅行ガイドと旅のプラン',
    search: '場所を検索',
    myPlan: 'マイプラン',
    tickets: '購入した利用券',
    home: 'ホーム',
    place: '場所の紹介',
  },
};

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** The web app manifest (W3C "Web Application Manifest") in one language. */
export function webManifest(language: Language): object {
  const words = wordsIn[language];
  const { name, description } = words;
  const shortcut = (label: string, url: string) => ({ name: label, url, icons: [icon] });
  const screenshot = (screen: 'home' | 'place', shape: 'narrow' | 'wide', sizes: string) => ({
    src: `/screenshots/${language}-${screen}-${shape}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: shape,
    label: words[screen],
  });
  return {
    name,
    short_name: name,
    description,
    lang: htmlLang[language],
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['travel'],
    background_color: '#fbfaf6',
    theme_color: '#1f4d3f',
    icons: [
      icon,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      shortcut(words.search, '/list#search-field'),
      shortcut(words.myPlan, '/myplan'),
      shortcut(words.tickets, '/tickets'),
    ],
    screenshots: [
      screenshot('home', 'narrow', '585x1266'),
      screenshot('place', 'narrow', '585x1266'),
      screenshot('home', 'wide', '1280x800'),
    ],
  };
}
