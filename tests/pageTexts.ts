/** Texts of pages in each language, as everyLanguage.test.ts expects them. */

export const home = {
  ko: { title: /솔바다/, tab: '관광지', top: '인기 TOP 5' },
  en: { title: /Solbada/, tab: 'Tour', top: 'Top 5' },
  cn: { title: /Solbada/, tab: '景点', top: '人气TOP 5' },
  tw: { title: /Solbada/, tab: '景點', top: '人氣TOP 5' },
  ja: { title: /ソルバダ/, tab: '観光', top: '人気TOP 5' },
};

export const accessibilityStatements = {
  ko: '웹 접근성 안내',
  en: 'Accessibility statement',
  cn: '无障碍声明',
  tw: '無障礙聲明',
  ja: 'アクセシビリティについて',
};

/** How "please wait here for 25 minutes" is said, in the script of each language. */
export const readings = {
  ko: null,
  en: '<p lang="ko-Latn"[^>]*>Yeogiseo isibo bunman gidaryeo juseyo.</p>',
  cn: '<p lang="ko-Latn"[^>]*>Yeogiseo isibo bunman gidaryeo juseyo.</p>',
  tw: '<p lang="ko-Latn"[^>]*>Yeogiseo isibo bunman gidaryeo juseyo.</p>',
  ja: '<p class[^>]*>ヨギソ イシボブンマン キダリョ チュセヨ。</p>',
};

export const unknownPlaces = {
  ko: '장소 정보를 불러올 수 없습니다.',
  en: 'Cannot load place information.',
  cn: '无法加载地点信息。',
  tw: '無法載入地點資訊。',
  ja: '場所の情報を読み込めませんでした。',
};

export const endedSharings = {
  ko: '더 이상 공유되지 않는 일정입니다',
  en: 'This plan is no longer shared',
  cn: '此行程已不再分享',
  tw: '此行程已不再分享',
  ja: 'このプランの共有は終了しました',
};

export const nationalSites = {
  ko: 'korean',
  en: 'english',
  cn: 'chinese',
  tw: 'big5chinese',
  ja: 'japanese',
};
