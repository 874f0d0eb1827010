/** Acts as an editor through the API of Strapi's admin panel. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { waitFor } from './wait-for.ts';

type CmsDocument = { documentId: string; [field: string]: unknown };

export type Uploaded = { id: number; documentId: string; url: string; alternativeText: string };
export type Publication = { state: 'unknown' | 'waiting' | 'live'; purgedAt?: string | null; problem?: string | null };

export class Editor {
  private readonly cms: string;
  private readonly token: string;

  private constructor(cms: string, token: string) {
    this.cms = cms;
    this.token = token;
  }

  static async signIn(cms: string, password: string, email = 'editor@mostek.example'): Promise<Editor> {
    const response = await fetch(`${cms}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`The editor cannot sign in: ${response.status} ${await response.text()}`);
    return new Editor(cms, ((await response.json()) as { data: { token: string } }).data.token);
  }

  /**
   * Signs in, or continues the session that `file` has kept for less than five minutes. The CMS accepts five sign-ins of
   * an editor in five minutes, and a test run needs more.
   */
  static async signInOnce(cms: string, password: string, file: string): Promise<Editor> {
    const kept = statSync(file, { throwIfNoEntry: false });
    if (kept) {
      const editor = new Editor(cms, readFileSync(file, 'utf8'));
      if ((await editor.isSignedIn()) && Date.now() - kept.mtimeMs < 300_000) return editor;
    }
    const editor = await Editor.signIn(cms, password);
    writeFileSync(file, editor.token, { mode: 0o600 });
    return editor;
  }

  /** Throws while the CMS cannot tell, because a failed sign-in would count as one of the five. */
  private async isSignedIn(): Promise<boolean> {
    const response = await fetch(`${this.cms}/admin/users/me`, { headers: { Authorization: `Bearer ${this.token}` } });
    if (response.status >= 500) throw new Error(`The CMS answered ${response.status} when asked for the editor.`);
    return response.ok;
  }

  /** Saves a new draft and returns the CMS's response. */
  async create(type: string, data: Record<string, unknown>, locale = 'en') {
    return this.request('POST', `collection-types/api::${type}.${type}?locale=${locale}`, data);
  }

  async remove(type: string, documentId: string) {
    return this.request('DELETE', `collection-types/api::${type}.${type}/${documentId}?locale=*`);
  }

  /** Saves the draft of a document in one language. */
  async save(type: string, documentId: string, data: Record<string, unknown>, locale: string) {
    return this.request('PUT', `${this.document(type, documentId)}?locale=${locale}`, data);
  }

  /** Saves a document in one language and publishes it. */
  async publish(type: string, documentId: string, data: Record<string, unknown>, locale: string) {
    return this.request('POST', `${this.document(type, documentId)}/actions/publish?locale=${locale}`, data);
  }

  async publishSingle(type: string, data: Record<string, unknown>, locale: string) {
    return this.request('POST', `single-types/api::${type}.${type}/actions/publish?locale=${locale}`, data);
  }

  async unpublish(type: string, documentId: string, locale: string) {
    return this.request('POST', `${this.document(type, documentId)}/actions/unpublish?locale=${locale}`, {});
  }

  /** The draft as the edit view shows it. */
  async read(type: string, documentId: string, locale: string): Promise<CmsDocument> {
    return (await this.request('GET', `${this.document(type, documentId)}?locale=${locale}`)).document!;
  }

  /** Codes of the content languages. */
  async locales(): Promise<string[]> {
    const response = await fetch(`${this.cms}/i18n/locales`, { headers: { Authorization: `Bearer ${this.token}` } });
    return ((await response.json()) as { code: string }[]).map(({ code }) => code);
  }

  /** Gives somebody access to the admin, with the role of this code. The CMS mails the link. */
  async invite(email: string, roleCode: string): Promise<void> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` };
    const { data: roles } = (await (await fetch(`${this.cms}/admin/roles`, { headers })).json()) as {
      data: { id: number; code: string }[];
    };
    const role = roles.find(({ code }) => code === roleCode)!;
    const body = JSON.stringify({ firstname: 'Test', lastname: roleCode, email, roles: [role.id] });
    const response = await fetch(`${this.cms}/admin/users`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${email} was not invited: ${response.status} ${await response.text()}`);
  }

  /** State of the last publication, as the panel beside the entry shows it. */
  async publication(documentId: string, locale: string): Promise<Publication> {
    const response = await fetch(`${this.cms}/admin/site/publications/${documentId}?locale=${locale}`, {
      headers: { Authorization: `Bearer ${this.token}` },
    });
    return (await response.json()) as Publication;
  }

  waitUntilLive(documentId: string, locale: string): Promise<Publication> {
    return waitFor(`${documentId} to be live in ${locale}`, async () => {
      const publication = await this.publication(documentId, locale);
      return publication.state === 'live' && publication;
    });
  }

  /** Calls a route of ours for the admin. `headers` are added to the editor's own. */
  async call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(this.cms + path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: (/^[{[]/.test(text) ? JSON.parse(text) : null) as T };
  }

  /** A link to the preview of an entry; undefined if there is none for this editor. */
  async previewLink(type: string, documentId: string, locale: string, status = 'draft'): Promise<string | undefined> {
    const path = `/content-manager/preview/url/api::${type}.${type}`;
    const query = new URLSearchParams({ documentId, locale, status });
    const { body } = await this.call<{ data?: { url?: string } } | null>('GET', `${path}?${query}`);
    return body?.data?.url;
  }

  /** Does what a button of the panel beside an enquiry does, or what opening it does (`read`). */
  async handleEnquiry(id: string, action: 'read' | 'answered' | 'reopened'): Promise<void> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.cms}/admin/site/enquiries/${id}/${action}`, { method: 'POST', headers });
    if (!response.ok) throw new Error(`The enquiry was not changed: ${response.status}`);
  }

  async upload(form: FormData): Promise<Uploaded> {
    return ((await (await this.send('/upload', form)).json()) as Uploaded[])[0]!;
  }

  /** Uploads a file with this content, and returns the status of the CMS's response. */
  async tryUpload(name: string, content: string, type: string): Promise<number> {
    const form = new FormData();
    form.append('files', new Blob([content], { type }), name);
    return (await this.send('/upload', form)).status;
  }

  /** Replaces a file and keeps its URL. */
  async replaceFile(id: number, form: FormData): Promise<void> {
    await this.send(`/upload?id=${id}`, form);
  }

  /** Changes the alternative text and other metadata of a file. */
  async describeFile(id: number, info: Record<string, string>): Promise<void> {
    const form = new FormData();
    form.set('fileInfo', JSON.stringify(info));
    await this.send(`/upload?id=${id}`, form);
  }

  async findFile(name: string): Promise<Uploaded> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.cms}/upload/files?filters[name][$contains]=${name}`, { headers });
    return ((await response.json()) as { results: Uploaded[] }).results[0]!;
  }

  async removeFile(id: number): Promise<void> {
    await fetch(`${this.cms}/upload/files/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${this.token}` },
    });
  }

  async find(type: string, value: string, field = 'slug'): Promise<CmsDocument> {
    const path = `collection-types/api::${type}.${type}?locale=en&filters[$and][0][${field}][$eq]=${value}`;
    const { body } = await this.request('GET', path);
    return (body as unknown as { results: CmsDocument[] }).results[0]!;
  }

  private send(path: string, body: FormData): Promise<Response> {
    return fetch(this.cms + path, { method: 'POST', headers: { Authorization: `Bearer ${this.token}` }, body });
  }

  private document(type: string, documentId: string): string {
    const single = ['site', 'home', 'pricing', 'contact'].includes(type);
    return single ? `single-types/api::${type}.${type}` : `collection-types/api::${type}.${type}/${documentId}`;
  }

  private async request(method: string, path: string, data?: Record<string, unknown>) {
    const response = await fetch(`${this.cms}/content-manager/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
      ...(data && { body: JSON.stringify(data) }),
    });
    const body = (await response.json()) as { error?: { message: string }; data?: CmsDocument };
    return { status: response.status, message: body.error?.message, document: body.data, body };
  }
}
