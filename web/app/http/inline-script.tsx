import { use } from 'react';
import { NonceContext } from './nonce.ts';

/** A script in the page, made by `?inline-script` imports. Only the server renders its code. */
export function InlineScript({ code }: { code: string }) {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : '' }}
      suppressHydrationWarning
    />
  );
}
