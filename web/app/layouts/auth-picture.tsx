import { useTranslation } from '#locales/i18n.tsx';
import { AuthBrokenKey } from '#theme/illustrations/auth-broken-key.tsx';
import { AuthEnvelope } from '#theme/illustrations/auth-envelope.tsx';
import { AuthKey } from '#theme/illustrations/auth-key.tsx';
import { Door } from '#theme/illustrations/door.tsx';
import { GateNarrow } from '#theme/illustrations/gate-narrow.tsx';

const drawings = { door: Door, key: AuthKey, envelope: AuthEnvelope, brokenKey: AuthBrokenKey, gate: GateNarrow };

export type AuthArt = keyof typeof drawings;

/** The illustration of a sign-in page and its words. */
export default function AuthPicture({ art, className }: { art: AuthArt; className: string | undefined }) {
  const { t } = useTranslation();
  const Drawing = drawings[art];
  return (
    <>
      <p className="cut">{t(`signIn.asides.${art}`)}</p>
      <Drawing className={className} />
    </>
  );
}
