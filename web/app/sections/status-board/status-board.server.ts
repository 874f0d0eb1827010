/** The state of every part of the service, and its last 90 days. Parts and incidents are documents of their own. */
import { z } from 'zod';
import { text } from '#content/fields/field-schemas.server.ts';

export const statusBoard = {
  schema: z.object({ title: text }),
  populate: {},
};

export type StatusBoardData = z.output<typeof statusBoard.schema>;
