import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentsDate, documentsVersion } from '../../domain/accounts/accountRules.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { specTerms } from '../../domain/tickets/saleTerms.ts';
import { readConfiguration } from '../../server/app/configuration.ts';
import { describeCompany } from '../../server/features/company/describeCompany.ts';
import { termsValues } from '../../server/features/saleTerms/termsValues.ts';

const names = ['terms', 'privacy'] as const;
type DocumentName = (typeof names)[number];
const folder = import.meta.dirname;
const read = (name: DocumentName, language: Language) =>
  readFileSync(path.join(folder, `${name}_${language}.md`), 'utf8');
const companyPlaceholders = Object.keys(describeCompany(readConfiguration({}).company).documentValues.ko);
const specValues = termsValues({ terms: specTerms, since: null });
/** The placeholders that the server fills in. The privacy policy has none for the terms of sale. */
const documentPlaceholders: Record<DocumentName, readonly string[]> = {
  terms: [...companyPlaceholders, ...Object.keys(specValues)],
  privacy: companyPlaceholders,
};
/** The terms as they are until the owner sets others. */
const readTerms = (language: Language) =>
  read('terms', language).replaceAll(/\{(\w+)\}/g, (whole, name: string) => specValues[name] ?? whole);
const everyDocument = names.flatMap((name) => languages.map((language) => ({ name, language })));

const match = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[0]);
const headings = (text: string) => match(text, /^## .*$/gm);

/** The form of an article's heading in each language. */
const chineseNumerals = '零一二三四五六七八九';
const inChinese = (number: number) => {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const written = `${tens > 1 ? chineseNumerals[tens] : ''}${tens > 0 ? '十' : ''}`;
  return `${written}${ones > 0 ? chineseNumerals[ones] : ''}`;
};
const articleHead: Record<Language, (number: number) => string> = {
  ko: (number) => `## 제${number}조 (`,
  en: (number) => `## Article ${number}. `,
  cn: (number) => `## 第${inChinese(number)}条 `,
  tw: (number) => `## 第${inChinese(number)}條 `,
  ja: (number) => `## 第${number}条（`,
};
const articles: Record<DocumentName, number> = { terms: 20, privacy: 15 };

const versionLine: Record<Language, string> = {
  ko: `시행일: ${documentsDate} (버전 ${documentsVersion})`,
  en: `Effective date: ${documentsDate} (version ${documentsVersion})`,
  cn: `生效日期：${documentsDate}（版本${documentsVersion}）`,
  tw: `生效日期：${documentsDate}（版本${documentsVersion}）`,
  ja: `施行日：${documentsDate}（バージョン${documentsVersion}）`,
};

/** How each language says that the Korean text is authoritative. */
const koreanCounts: Record<Language, string> = {
  ko: '한국어본이 기준입니다',
  en: 'The Korean text is authoritative',
  cn: '以韩文文本为准',
  tw: '以韓文文本為準',
  ja: '正文は韓国語版であり',
};

/** The refund rule v1 (docs/product/tickets.md#the-refund-rule), a line each, in order. */
const refundLines: Record<Language, readonly string[]> = {
  ko: [
    '구매 후 24시간 이내이면서 출발일 3일 전까지: **100% (30,000원)**',
    '출발일 10일 전까지: **100% (30,000원)**',
    '출발일 7일 전부터 9일 전: **90% (27,000원)**',
    '출발일 3일 전부터 6일 전: **80% (24,000원)**',
    '출발일 1일 전부터 2일 전: **70% (21,000원)**',
    '출발 당일, 출발 시각 전: **10% (3,000원)**',
    '출발 시각 이후: **환불되지 않음**',
  ],
  en: [
    'Within 24 hours of buying, and at least 3 days before the tour: **100% (30,000 KRW)**',
    '10 days or more before: **100% (30,000 KRW)**',
    '7 to 9 days before: **90% (27,000 KRW)**',
    '3 to 6 days before: **80% (24,000 KRW)**',
    '1 to 2 days before: **70% (21,000 KRW)**',
    'On the day of the tour, before the start: **10% (3,000 KRW)**',
    'After the start: **no refund**',
  ],
  cn: [
    '购买后24小时以内，且不晚于出发日前3天：**100%（30,000韩元）**',
    '出发日前10天或更早：**100%（30,000韩元）**',
    '出发日前7至9天：**90%（27,000韩元）**',
    '出发日前3至6天：**80%（24,000韩元）**',
    '出发日前1至2天：**70%（21,000韩元）**',
    '出发当天，出发时间之前：**10%（3,000韩元）**',
    '出发时间之后：**不予退款**',
  ],
  tw: [
    '購買後24小時以內，且不晚於出發日3天前：**100%（30,000韓元）**',
    '出發日10天前或更早：**100%（30,000韓元）**',
    '出發日7至9天前：**90%（27,000韓元）**',
    '出發日3至6天前：**80%（24,000韓元）**',
    '出發日1至2天前：**70%（21,000韓元）**',
    '出發當天，出發時間之前：**10%（3,000韓元）**',
    '出發時間之後：**恕不退款**',
  ],
  ja: [
    '購入から24時間以内で、かつ出発日の3日前まで：**100%（30,000ウォン）**',
    '出発日の10日前まで：**100%（30,000ウォン）**',
    '出発日の9日前から7日前まで：**90%（27,000ウォン）**',
    '出発日の6日前から3日前まで：**80%（24,000ウォン）**',
    '出発日の2日前から前日（1日前）まで：**70%（21,000ウォン）**',
    '出発当日、出発時刻より前：**10%（3,000ウォン）**',
    '出発時刻以後：**払い戻しなし**',
  ],
};

/** How long we keep codes, links, idle sessions, any session, contracts and payments, complaints, the language, logs and limits. */
const retention: Record<Language, readonly string[]> = {
  ko: ['190초', '30분', '14일', '최대 90일', '**5년**', '**3년**', '1년', '최대 3개월', '최대 24시간'],
  en: [
    '190 seconds',
    '30 minutes',
    '14 days',
    '90 days at most',
    '**5 years**',
    '**3 years**',
    '1 year',
    '3 months at most',
    '24 hours at most',
  ],
  cn: ['190秒', '30分钟', '14天', '最长90天', '**5年**', '**3年**', '1年', '最长保存3个月', '最长保存24小时'],
  tw: ['190秒', '30分鐘', '14天', '最長90天', '**5年**', '**3年**', '1年', '最長保存3個月', '最長保存24小時'],
  ja: ['190秒', '30分', '14日', '最長90日', '**5年**', '**3年**', '1年', '最長3か月', '最長24時間'],
};

/** The only Hangul that a translation may contain, in parentheses: the brand and the names of laws. */
const koreanNames = ['솔바다', '전자상거래 등에서의 소비자보호에 관한 법률', '개인정보 보호법', '민법'];
const hangul = /[\p{Script=Hangul}]/u;
const withoutKoreanNames = (text: string) =>
  koreanNames.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<=[(（])${name}(?=[)）、，])`, 'g'), ''),
    text,
  );

/** Characters that are common in such texts, and written only in Simplified Chinese, or only in Japanese. */
const simplifiedOnly = /[们这说请网购应须务账为时间车门问约订单给让过还进远运连边达迟个从发对并长电]/u;
const japaneseOnly = /[\p{Script=Hiragana}\p{Script=Katakana}対応発関円駅訳経済権変請約証処広従続戻込払]/u;

const foreignScript: Record<Language, RegExp> = {
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
  cn: japaneseOnly,
  tw: simplifiedOnly,
  ja: simplifiedOnly,
};

test('SPEC 7: both documents exist in every language, and nothing besides', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  expect(files.sort()).toEqual(everyDocument.map(({ name, language }) => `${name}_${language}.md`).sort());
});

describe.each(everyDocument)('$name in $language', ({ name, language }) => {
  const text = read(name, language);

  test('has a title, the version that a sign-up records, and says which language counts', () => {
    expect(match(text, /^# .+$/gm)).toHaveLength(1);
    expect(text.split('\n')[2]).toBe(versionLine[language]);
    expect(text).toContain(koreanCounts[language]);
  });

  test('numbers its articles in order, as many as the other languages', () => {
    const found = headings(text);
    expect(found).toHaveLength(articles[name]);
    for (const [index, heading] of found.entries()) {
      expect(heading.startsWith(articleHead[language](index + 1)), heading).toBe(true);
    }
  });

  test('is plain Markdown: headings, paragraphs, lists, bold and links', () => {
    expect(text).not.toMatch(/[<>|`\\\t]/);
    expect(text).not.toMatch(/^(#{3,}|[*+_] |\d+\. | +\S|-{3}|={3})/m);
    expect(text).not.toMatch(/\n{3}/);
    // Bold text begins and ends on the same line, without a space inside its markers.
    for (const line of text.split('\n')) {
      expect(line.replaceAll(/\*\*[^*\s](?:[^*]*[^*\s])?\*\*/g, ''), line).not.toContain('*');
    }
  });

  test('leaves to the operator what the operator sets, and nothing else', () => {
    const known = documentPlaceholders[name].map((key) => `{${key}}`);
    const used = match(text, /\{[^}]*\}?/g);
    expect(used.filter((placeholder) => !known.includes(placeholder))).toEqual([]);
    expect([...new Set(used)].sort()).toEqual(known.sort());
  });

  test('is written in its own script', () => {
    const own = language === 'ko' ? text : withoutKoreanNames(text);
    expect(own.match(foreignScript[language])).toBeNull();
    if (language !== 'ko') expect(own.match(hangul)).toBeNull();
  });

  test('has the same shape, links and placeholders as the Korean text', () => {
    const korean = read(name, 'ko');
    const shape = (of: string) =>
      of.split('\n').map((line) => line.match(/^(#+|-)? ?/)?.[1] ?? line.length > 0);
    const links = (of: string) => match(of, /(?<=\]\()[^)]+(?=\))/g);
    const placeholders = (of: string) => match(of, /\{\w+\}/g).sort();
    expect(shape(text)).toEqual(shape(korean));
    expect(links(text)).toEqual(links(korean));
    expect(placeholders(text)).toEqual(placeholders(korean));
  });
});

describe.each(languages)('the facts in %s', (language) => {
  const terms = readTerms(language);
  const privacy = read('privacy', language);

  test('DESIGN 7a: the refund rule stands whole and in order', () => {
    const article = terms.slice(
      terms.indexOf(articleHead[language](11)),
      terms.indexOf(articleHead[language](12)),
    );
    const list = match(article, /^- .*$/gm).map((line) => line.slice(2));
    expect(list).toEqual(refundLines[language]);
  });

  test('SPEC 9: the ticket costs 30,000 KRW, for 1 to 4 people, from 09:00 to 18:00', () => {
    for (const fact of ['30,000', 'KRW', '09:00', '18:00', 'Toss Payments']) expect(terms).toContain(fact);
    // A price in another currency would be binding for us.
    expect(terms).not.toMatch(/[$¥￥₩]/);
  });

  test('every period of retention is named', () => {
    for (const period of retention[language]) expect(privacy).toContain(period);
    for (const fact of ['Argon2id', '118', '1833-6972']) expect(privacy).toContain(fact);
  });

  test('every cookie and key of the browser is named', () => {
    const session = ['access_token', 'refresh_token', 'nickname', 'known_device'];
    const keys = [...session, 'language', 'google_travel', 'google_link', 'logout_pending', '__Host-'];
    for (const key of [...keys, 'visitedPlaces', 'passengerEmail']) expect(privacy).toContain(key);
  });
});
