/** Pages as Markdown, for programs that ask for it with `Accept: text/markdown`. */

/** The edge removes all other values of this header from requests for public pages. */
export function wantsMarkdown(request: Request): boolean {
  return request.headers.get('Accept') === 'text/markdown';
}

/** The main part of a page. Links become absolute. */
export async function toMarkdown(html: string, url: string): Promise<string> {
  // Only needed for these requests.
  const { default: TurndownService } = await import('turndown');
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  service.remove(['script', 'style', 'noscript', 'form', 'button', 'template']);
  service.addRule('svg', { filter: (node) => node.nodeName.toLowerCase() === 'svg', replacement: () => '' });
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const absolute = main.replaceAll(/ (href|src)="([^"]*)"/g, (attribute, name: string, address: string) =>
    URL.canParse(address, url) ? ` ${name}="${new URL(address, url).href}"` : attribute,
  );
  return `${service.turndown(absolute)}\n`;
}
