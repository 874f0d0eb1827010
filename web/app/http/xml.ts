const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 does not allow, not even escaped. Text that was pasted from other programs may contain them. */
const forbidden = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

/** A template tag that escapes every inserted value for XML. */
export function xml(strings: TemplateStringsArray, ...values: string[]): string {
  const escape = (value: string) => value.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign]!);
  return String.raw({ raw: strings.raw }, ...values.map(escape));
}

export function xmlResponse(body: string, type = 'application/xml'): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
