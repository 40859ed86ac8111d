import { z } from 'zod';
import type { languages } from '../contract/languages.ts';
import { views } from './drawScene.ts';

const alt = z.string().trim().min(4).max(160);

/** What a picture shows, for those who do not see it, in every language. */
const altSchema = z.strictObject({ ko: alt, en: alt, cn: alt, ja: alt } satisfies Record<
  (typeof languages)[number],
  unknown
>);

const sceneSchema = z.looseObject({ view: z.string() }).superRefine((scene, context) => {
  const view = views[scene.view];
  if (!view) {
    context.addIssue({ code: 'custom', path: ['view'], message: `no view is called ${scene.view}` });
    return;
  }
  for (const issue of view.schema.safeParse(scene).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message });
  }
});

/** A picture of a place: a scene to be drawn, or a photograph with its credit. */
export const pictureSchema = z.union([
  z.strictObject({ scene: sceneSchema, alt: altSchema }),
  z.strictObject({
    photograph: z.url({ protocol: /^https$/, error: 'must be an https address' }),
    credit: z.string().trim().min(2).max(120),
    alt: altSchema,
  }),
]);
export type PlacePicture = z.output<typeof pictureSchema>;

/** A file of content/pictures, named by its place's key. The first picture is the one on cards. */
export const pictureFileSchema = z.strictObject({ pictures: z.array(pictureSchema).min(3).max(8) });
