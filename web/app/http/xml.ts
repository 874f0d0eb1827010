const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A template tag that escapes every inserted value for XML. */
export function xml(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw(
    { raw: strings.raw },
    ...values.map((value) => value.replace(/[&<>"']/g, (sign) => entities[sign]!)),
  );
}

export function xmlResponse(body: string): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
