/** The values of Strapi's form in the shape of a version (src/versions/snapshot.ts), to compare them. */
type Fields = Record<string, unknown>;

const technical = new Set(['id', 'documentId', '__temp_key__', 'createdAt', 'updatedAt', 'publishedAt', 'locale']);

export function formContent(values: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !technical.has(name) && !/^(createdBy|updatedBy|localizations|status)$/.test(name))
      .map(([name, value]) => [name, contentOf(value)]),
  );
}

function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf);
  if (typeof value !== 'object' || value === null) return value;
  const { mime, id, name, connect } = value as Fields;
  if (typeof mime === 'string') return { $file: id, name };
  // A relation: the form has only what was added to it or removed from it.
  if (Array.isArray(connect)) return connect.length > 0 ? connect.map(referenceTo) : null;
  return formContent(value as Fields);
}

function referenceTo(document: unknown): object {
  const { documentId, label } = document as Fields;
  return { $document: documentId, title: label };
}
