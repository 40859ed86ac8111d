/**
 * Whether a request that failed with this status may succeed later as it is: no response (0), too many requests, or a
 * server that is not ready. A 500 is a fault of the server, which may come back each time.
 */
export const isTemporary = (status: number): boolean => [0, 429, 502, 503, 504].includes(status);

/** How often what waits on a device is sent in all when the server responds with a fault each time. */
export const maxServerFaults = 5;
