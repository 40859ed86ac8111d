import { beforeAll, expect, it } from 'vitest';
import { loadGuide } from '../../guide/loadGuide.ts';
import { generatedGuide, generatedPlace } from '../../guide/testing/generatedContent.ts';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { readPositions } from './positions.ts';

describeOnOneEngine('positions of places', (database) => {
  const testGuide = (count: number) => ({
    ...generatedGuide(0),
    places: Array.from({ length: count }, (_, index) => generatedPlace(index + 1)),
  });

  beforeAll(async () => {
    const clock = new TestClock();
    await loadGuide(database(), testGuide(5), clock);
    await loadGuide(database(), testGuide(4), clock);
  });

  it('are those of all places of the guide, by id, without those that have left it', async () => {
    const { positions } = await readPositions(database());
    expect(positions).toEqual(testGuide(4).places.map(({ id, position }) => ({ id, ...position })));
  });
});
