import type { Token } from '#blocks/types.ts';

/** How a receiver verifies the signature, with its tokens marked: the highlighter runs on the server only. */
export function verifySample(comment: string): Token[] {
  return [
    { text: `// ${comment}\n`, kind: 'comment' },
    { text: 'const', kind: 'keyword' },
    { text: ' mac = createHmac(' },
    { text: '"sha256"', kind: 'string' },
    { text: ', secret)\n  .update(' },
    { text: '`${t}.${rawBody}`', kind: 'string' },
    { text: ')\n  .digest();\n' },
    { text: 'const', kind: 'keyword' },
    { text: ' sent = Buffer.from(v1, ' },
    { text: '"hex"', kind: 'string' },
    { text: ');\n' },
    { text: 'if', kind: 'keyword' },
    { text: ' (!timingSafeEqual(mac, sent)) ' },
    { text: 'return', kind: 'keyword' },
    { text: ' refuse();\n' },
    { text: 'if', kind: 'keyword' },
    { text: ' (Math.abs(Date.now() / 1000 - t) > 300) ' },
    { text: 'return', kind: 'keyword' },
    { text: ' refuse();' },
  ];
}
