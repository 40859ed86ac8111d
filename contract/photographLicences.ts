/**
 * Licences under which the guide shows photographs: the company's own; KOGL types 1 (attribution) and 3 (attribution, no
 * changes), see kogl.or.kr; Creative Commons zero, BY and BY-SA. KOGL 2 and 4 and CC's NC exclude commercial use.
 */
export const photographLicences = ['own', 'kogl1', 'kogl3', 'cc0', 'ccBy', 'ccBySa'] as const;
export type PhotographLicence = (typeof photographLicences)[number];
