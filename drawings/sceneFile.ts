import { z } from 'zod';
import { views } from './drawScene.ts';

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

/** The scenes in a file of content/pictures; the file's other fields belong to the guide (server/guide/pictureFile.ts). */
export const sceneFileSchema = z.object({
  pictures: z.array(z.object({ scene: sceneSchema.optional() })),
});
