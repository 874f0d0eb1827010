import { useEffect, useRef, useState, type DragEvent, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { FieldError } from '#ui/field.tsx';
import { Avatar } from './avatar.tsx';
import { maxPhotoBytes, photoTypes } from './limits.ts';
import styles from './photo-form.module.css';
import { uploadFile } from './upload.client.ts';

/** The messages of failures that the browser notices itself. */
type PhotoMessages = Record<'canceled' | 'retry-limit-exceeded' | 'too-large' | 'unknown', string>;

type Notice = { kind: 'done' | 'problem'; text: string };

type Props = {
  locale: string;
  version: string | null;
  initial: string;
  /** Whether the member has a photo at the identity provider. */
  hasProviderPhoto: boolean;
  messages: PhotoMessages;
  /** The outcome of a form that was sent without JavaScript. */
  outcome: Notice | null;
};

type State =
  | { name: 'idle' }
  | { name: 'sending'; percent: number; isRetrying: boolean }
  | { name: 'done' }
  | { name: 'failed'; text: string; canRetry: boolean };

/**
 * The member's photo, and the forms that change it. They work without JavaScript; with it, an upload starts when a file
 * is chosen, and shows its progress.
 */
export function PhotoForm({ locale, version, initial, hasProviderPhoto, messages, outcome }: Props) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>({ name: 'idle' });
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(null);
  const url = localePath(locale, '/account/photo');
  const isSending = state.name === 'sending';

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file || isSending) return;
    if (file.size > maxPhotoBytes) return setState({ name: 'failed', text: messages['too-large'], canRetry: false });
    upload.current = new AbortController();
    setState({ name: 'sending', percent: 0, isRetrying: false });
    const result = await uploadFile(url, new FormData(event.currentTarget), upload.current.signal, {
      onProgress: (percent) => setState({ name: 'sending', percent, isRetrying: false }),
      onRetry: () => setState({ name: 'sending', percent: 0, isRetrying: true }),
    });
    if (result.ok) {
      form.current?.reset();
      setIsMissing(false);
      setState({ name: 'done' });
      return revalidate();
    }
    const { code } = result;
    const own = Object.hasOwn(messages, code) ? messages[code as keyof PhotoMessages] : messages.unknown;
    const canRetry = ['canceled', 'retry-limit-exceeded', 'unknown'].includes(code);
    setState({ name: 'failed', text: result.message ?? own, canRetry });
  }

  // A file that was chosen before the page was hydrated.
  useEffect(() => {
    if (input.current?.files?.length) form.current?.requestSubmit();
    return () => upload.current?.abort();
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (!file || !input.current || isSending) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.current.files = files.files;
    form.current?.requestSubmit();
  }

  /** The focus moves to the file input first, because the clicked button disappears. */
  function cancel() {
    input.current?.focus();
    upload.current?.abort();
  }

  function tryAgain() {
    input.current?.focus();
    form.current?.requestSubmit();
  }

  const notice = toNotice(state, t('account.photoSaved')) ?? (state.name === 'idle' ? outcome : null);
  return (
    <div
      className={styles.photo}
      role="group"
      aria-labelledby="photo"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Avatar locale={locale} version={version} initial={initial} isLarge onMissing={() => setIsMissing(true)} />
      <div className={styles.controls}>
        <h2 id="photo">{t('account.photo')}</h2>
        <form ref={form} method="post" encType="multipart/form-data" action={url} onSubmit={send}>
          <label className={`${buttonClass('soft')} ${styles.choose}`}>
            {t('account.photoChoose')}
            <input
              ref={input}
              type="file"
              name="photo"
              accept={photoTypes}
              required
              aria-describedby="photo-hint"
              onChange={() => form.current?.requestSubmit()}
            />
          </label>
          <span className={styles.drop}>{t('account.photoDrop')}</span>
          <button className={`${buttonClass('main')} ${styles.submit}`} type="submit">
            {t('account.photoUpload')}
          </button>
        </form>
        <p className={styles.hint} id="photo-hint">
          {t('account.photoHint')}
        </p>
        <div id="photo-status" role="status">
          {isSending && <p>{t(state.isRetrying ? 'account.photoRetrying' : 'account.photoSending')}</p>}
          {notice?.kind === 'done' && <p>{notice.text}</p>}
          {notice?.kind === 'problem' && <FieldError id="photo-problem">{notice.text}</FieldError>}
          {isMissing && <p>{t('account.photoMissing')}</p>}
        </div>
        {isSending && (
          <>
            <progress
              className={styles.progress}
              max={100}
              value={state.percent}
              aria-label={t('account.photoSending')}
            />
            <button className={styles.plain} type="button" onClick={cancel}>
              {t('account.photoCancel')}
            </button>
          </>
        )}
        {state.name === 'failed' && state.canRetry && (
          <button className={styles.plain} type="button" onClick={tryAgain}>
            {t('account.photoAgain')}
          </button>
        )}
        {!isSending && (version || hasProviderPhoto) && (
          <form method="post" encType="multipart/form-data" action={url}>
            {hasProviderPhoto && (
              <button className={styles.plain} type="submit" name="intent" value="from-provider">
                {t('account.photoFromProvider')}
              </button>
            )}
            {version && (
              <button className={styles.plain} type="submit" name="intent" value="remove">
                {t('account.photoRemove')}
              </button>
            )}
          </form>
        )}
      </div>
    </div>
  );
}

function toNotice(state: State, saved: string): Notice | null {
  if (state.name === 'done') return { kind: 'done', text: saved };
  return state.name === 'failed' ? { kind: 'problem', text: state.text } : null;
}
