import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '#http/problem.ts';

export function loader({ url }: LoaderFunctionArgs): never {
  throw notFound('unmatched', url);
}

/** Never shown: the loader always throws, and the layout's error page takes its place. */
export default function Unmatched() {
  return null;
}
