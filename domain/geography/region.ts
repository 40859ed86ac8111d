/** The guide's region in WGS84 degrees; a position outside it is a mistake. */
export const region = { lng: [128.55, 129.15], lat: [37.42, 38.02] } as const;
