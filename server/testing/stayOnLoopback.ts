import { afterAll, afterEach, expect } from 'vitest';
import { collectOutsideRequests, takeOutsideRequests } from './outsideRequests.ts';

/** A request to an address outside loopback fails the test, or the file where no test was running. */
collectOutsideRequests();
const expectNone = () => expect(takeOutsideRequests(), 'requests outside loopback').toEqual([]);
afterEach(expectNone);
afterAll(expectNone);
