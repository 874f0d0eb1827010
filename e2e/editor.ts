/** An editor at work: the same calls that Strapi's admin makes. */
type Found = { documentId: string; [field: string]: unknown };

export class Editor {
  private readonly cms: string;
  private readonly token: string;

  private constructor(cms: string, token: string) {
    this.cms = cms;
    this.token = token;
  }

  static async signIn(cms: string, password: string): Promise<Editor> {
    const response = await fetch(`${cms}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'editor@mostek.example', password }),
    });
    return new Editor(cms, ((await response.json()) as { data: { token: string } }).data.token);
  }

  /** Saves a new draft. Answers what the CMS said. */
  async create(type: string, data: Record<string, unknown>, locale = 'en') {
    return this.ask('POST', `collection-types/api::${type}.${type}?locale=${locale}`, data);
  }

  async remove(type: string, documentId: string) {
    return this.ask('DELETE', `collection-types/api::${type}.${type}/${documentId}?locale=*`);
  }

  /** Writes a document in one language and publishes it. */
  async publish(type: string, documentId: string, data: Record<string, unknown>, locale: string) {
    const path = `collection-types/api::${type}.${type}/${documentId}/actions/publish?locale=${locale}`;
    return this.ask('POST', path, data);
  }

  async upload(form: FormData): Promise<{ id: number }> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.cms}/upload`, { method: 'POST', headers, body: form });
    return ((await response.json()) as { id: number }[])[0]!;
  }

  async removeFile(id: number): Promise<void> {
    await fetch(`${this.cms}/upload/files/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${this.token}` },
    });
  }

  async find(type: string, slug: string): Promise<Found> {
    const path = `collection-types/api::${type}.${type}?locale=en&filters[$and][0][slug][$eq]=${slug}`;
    const { body } = await this.ask('GET', path);
    return (body as unknown as { results: Found[] }).results[0]!;
  }

  private async ask(method: string, path: string, data?: Record<string, unknown>) {
    const response = await fetch(`${this.cms}/content-manager/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
      ...(data && { body: JSON.stringify(data) }),
    });
    const body = (await response.json()) as { error?: { message: string }; data?: Found };
    return { status: response.status, message: body.error?.message, document: body.data, body };
  }
}
