import { contentLoader } from '#content/store/loader.server.ts';
import { redirectOrNotFound } from '#not-found/redirect-or-not-found.server.ts';

export const loader = contentLoader(async (args): Promise<never> => {
  throw await redirectOrNotFound(args);
});

/** Never rendered: the loader always throws, and the layout shows its error page. */
export default function Unmatched() {
  return null;
}
