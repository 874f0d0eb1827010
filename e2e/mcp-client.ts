/** Calls the CMS by the Model Context Protocol, with a token that an administrator has made for writing drafts of pages. */
import type { Editor } from './editor.ts';
import { cms } from './site.ts';

type Answer<T> = { result?: T; error?: { message: string } };
type Result = { isError?: boolean; content?: { text?: string }[] };

const uid = 'api::page.page';
const draftActions = ['create', 'read', 'update'];

export class McpClient {
  private readonly token: string;
  readonly revoke: () => Promise<void>;
  /** The CMS process that is called. */
  url = cms;

  private constructor(token: string, revoke: () => Promise<void>) {
    this.token = token;
    this.revoke = revoke;
  }

  static async forDrafts(administrator: Editor): Promise<McpClient> {
    const adminPermissions = draftActions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: uid,
      properties: { fields: ['title', 'slug', 'lead', 'sections'], locales: ['en', 'pl'] },
      conditions: [],
    }));
    const name = `drafts ${crypto.randomUUID()}`;
    const { status, text, body } = await administrator.call<{ data: { id: number; accessKey: string } }>(
      'POST',
      '/admin/admin-tokens',
      { name, description: '', lifespan: null, adminPermissions },
    );
    if (status !== 201) throw new Error(`The token was not made: ${status} ${text}`);
    const { id, accessKey } = body.data;
    return new McpClient(accessKey, async () => {
      await administrator.call('DELETE', `/admin/admin-tokens/${id}`);
    });
  }

  async toolNames(): Promise<string[]> {
    const { tools } = await this.request<{ tools: { name: string }[] }>('tools/list', {});
    return tools.map(({ name }) => name).toSorted();
  }

  async call(name: string, parameters: object): Promise<void> {
    const { isError, content } = await this.request<Result>('tools/call', { name, arguments: parameters });
    if (isError) throw new Error(content?.[0]?.text ?? 'the call was refused');
  }

  private async request<T>(method: string, params: object): Promise<T> {
    const response = await fetch(`${this.url}/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.token}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const text = await response.text();
    // The answer is the data of an event.
    const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
    const { result, error } = JSON.parse(json) as Answer<T>;
    if (!result) throw new Error(error?.message ?? `the CMS answered ${response.status}: ${text}`);
    return result;
  }
}
