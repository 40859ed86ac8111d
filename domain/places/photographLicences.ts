/**
 * Licences under which the guide shows photographs: the company's own; KOGL types 1 (attribution) and 3 (attribution, no
 * changes), see kogl.or.kr; Creative Commons zero, BY and BY-SA. KOGL 2 and 4 and CC's NC exclude commercial use.
 */
export const photographLicences = ['own', 'kogl1', 'kogl3', 'cc0', 'ccBy', 'ccBySa'] as const;
export type PhotographLicence = (typeof photographLicences)[number];

/** Page of each licence; the company's own photographs need none. */
export const licencePages: Readonly<Record<Exclude<PhotographLicence, 'own'>, string>> = {
  kogl1: 'https://www.kogl.or.kr/info/licenseType1.do',
  kogl3: 'https://www.kogl.or.kr/info/licenseType3.do',
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  ccBy: 'https://creativecommons.org/licenses/by/4.0/',
  ccBySa: 'https://creativecommons.org/licenses/by-sa/4.0/',
};
