/** Illustrations of the account area, in one chunk that its pages load after they are shown. */
import { EmptyData } from './illustrations/empty-data.tsx';
import { EmptyDevices } from './illustrations/empty-devices.tsx';
import { EmptyMessages } from './illustrations/empty-messages.tsx';
import { WelcomeNarrow } from './illustrations/welcome-narrow.tsx';
import { Welcome } from './illustrations/welcome.tsx';
import { WideOrNarrow } from './wide-or-narrow.tsx';

const drawings = { messages: EmptyMessages, devices: EmptyDevices, data: EmptyData };

export type AccountArtName = keyof typeof drawings | 'welcome';

export default function AccountArt({ name, className }: { name: AccountArtName; className?: string | undefined }) {
  if (name === 'welcome') return <WideOrNarrow wide={Welcome} narrow={WelcomeNarrow} className={className} />;
  const Drawing = drawings[name];
  return <Drawing className={className} />;
}
