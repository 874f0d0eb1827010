import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '#http/problem.ts';

export function loader({ url }: LoaderFunctionArgs): never {
  throw notFound('unmatched', url);
}

/** Never rendered: the loader always throws, and the layout shows its error page. */
export default function Unmatched() {
  return null;
}
