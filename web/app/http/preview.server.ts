import { createContext, type RouterContextProvider } from 'react-router';

/** The preview of an entry that an editor has opened (preview/open.server.ts). */
export type Preview = {
  /** The content type of the entry. */
  type: string;
  status: 'draft' | 'published';
  /** Lets this process read drafts of the type from the CMS. */
  reader: string;
  /** The origin of the admin, which shows the page in a frame. */
  adminOrigin: string;
};

const preview = createContext<Preview | null>(null);

/** Null for all pages that visitors see. */
export function previewOf(context: Readonly<RouterContextProvider>): Preview | null {
  return context.get(preview);
}

export function setPreview(context: RouterContextProvider, opened: Preview): void {
  context.set(preview, opened);
}
