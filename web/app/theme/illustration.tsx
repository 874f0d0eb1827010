import type { ComponentType } from 'react';
import { About } from './illustrations/about.tsx';
import { AboutNarrow } from './illustrations/about-narrow.tsx';
import { Arches } from './illustrations/arches.tsx';
import { Block } from './illustrations/block.tsx';
import { Bridge } from './illustrations/bridge.tsx';
import { BridgeNarrow } from './illustrations/bridge-narrow.tsx';
import { BrokenBridge } from './illustrations/broken-bridge.tsx';
import { BrokenBridgeNarrow } from './illustrations/broken-bridge-narrow.tsx';
import { Careers } from './illustrations/careers.tsx';
import { CareersNarrow } from './illustrations/careers-narrow.tsx';
import { Carry } from './illustrations/carry.tsx';
import { Catch } from './illustrations/catch.tsx';
import { Check } from './illustrations/check.tsx';
import { Column } from './illustrations/column.tsx';
import { ColumnNarrow } from './illustrations/column-narrow.tsx';
import { Contact } from './illustrations/contact.tsx';
import { ContactNarrow } from './illustrations/contact-narrow.tsx';
import { Crook } from './illustrations/crook.tsx';
import { Door } from './illustrations/door.tsx';
import { Drawer } from './illustrations/drawer.tsx';
import { EmptyData } from './illustrations/empty-data.tsx';
import { EmptyDevices } from './illustrations/empty-devices.tsx';
import { EmptyMessages } from './illustrations/empty-messages.tsx';
import { Footbridge } from './illustrations/footbridge.tsx';
import { Gate } from './illustrations/gate.tsx';
import { GateNarrow } from './illustrations/gate-narrow.tsx';
import { HangingHook } from './illustrations/hanging-hook.tsx';
import { HookTag } from './illustrations/hook-tag.tsx';
import { Ledger } from './illustrations/ledger.tsx';
import { LedgerNarrow } from './illustrations/ledger-narrow.tsx';
import { Matches } from './illustrations/matches.tsx';
import { NoResult } from './illustrations/no-result.tsx';
import { Portrait } from './illustrations/portrait.tsx';
import { PortraitAoife } from './illustrations/portrait-aoife.tsx';
import { PortraitBarbara } from './illustrations/portrait-barbara.tsx';
import { PortraitEwa } from './illustrations/portrait-ewa.tsx';
import { PortraitHalina } from './illustrations/portrait-halina.tsx';
import { PortraitTomasz } from './illustrations/portrait-tomasz.tsx';
import { PortraitZofia } from './illustrations/portrait-zofia.tsx';
import { Rack } from './illustrations/rack.tsx';
import { RackNarrow } from './illustrations/rack-narrow.tsx';
import { Raised } from './illustrations/raised.tsx';
import { RaisedNarrow } from './illustrations/raised-narrow.tsx';
import { Sent } from './illustrations/sent.tsx';
import { SentNarrow } from './illustrations/sent-narrow.tsx';
import { StatusDegraded } from './illustrations/status-degraded.tsx';
import { StatusDegradedNarrow } from './illustrations/status-degraded-narrow.tsx';
import { StatusDown } from './illustrations/status-down.tsx';
import { StatusDownNarrow } from './illustrations/status-down-narrow.tsx';
import { StatusOk } from './illustrations/status-ok.tsx';
import { StatusOkNarrow } from './illustrations/status-ok-narrow.tsx';
import { Viaduct } from './illustrations/viaduct.tsx';
import { Welcome } from './illustrations/welcome.tsx';
import { WelcomeNarrow } from './illustrations/welcome-narrow.tsx';
import { Works } from './illustrations/works.tsx';
import { WorksNarrow } from './illustrations/works-narrow.tsx';
import type { IllustrationName } from './names.ts';
import { WideOrNarrow } from './wide-or-narrow.tsx';

type Props = { className?: string | undefined };
type Drawing = ComponentType<Props>;

/** Some illustrations have a second drawing for narrow screens. */
const drawings: Record<IllustrationName, Drawing | { wide: Drawing; narrow: Drawing }> = {
  bridge: { wide: Bridge, narrow: BridgeNarrow },
  catch: Catch,
  check: Check,
  carry: Carry,
  drawer: Drawer,
  block: Block,
  crook: Crook,
  'hanging-hook': HangingHook,
  portrait: Portrait,
  footbridge: Footbridge,
  arches: Arches,
  viaduct: Viaduct,
  matches: Matches,
  'broken-bridge': { wide: BrokenBridge, narrow: BrokenBridgeNarrow },
  door: Door,
  about: { wide: About, narrow: AboutNarrow },
  careers: { wide: Careers, narrow: CareersNarrow },
  column: { wide: Column, narrow: ColumnNarrow },
  contact: { wide: Contact, narrow: ContactNarrow },
  'empty-data': EmptyData,
  'empty-devices': EmptyDevices,
  'empty-messages': EmptyMessages,
  gate: { wide: Gate, narrow: GateNarrow },
  'hook-tag': HookTag,
  ledger: { wide: Ledger, narrow: LedgerNarrow },
  'no-result': NoResult,
  rack: { wide: Rack, narrow: RackNarrow },
  raised: { wide: Raised, narrow: RaisedNarrow },
  sent: { wide: Sent, narrow: SentNarrow },
  'status-ok': { wide: StatusOk, narrow: StatusOkNarrow },
  'status-degraded': { wide: StatusDegraded, narrow: StatusDegradedNarrow },
  'status-down': { wide: StatusDown, narrow: StatusDownNarrow },
  welcome: { wide: Welcome, narrow: WelcomeNarrow },
  works: { wide: Works, narrow: WorksNarrow },
  'portrait-halina': PortraitHalina,
  'portrait-barbara': PortraitBarbara,
  'portrait-tomasz': PortraitTomasz,
  'portrait-aoife': PortraitAoife,
  'portrait-ewa': PortraitEwa,
  'portrait-zofia': PortraitZofia,
};

/** An illustration by its name in the CMS. It is decorative: the text beside it has the same content. */
export function Illustration({ name, className = '' }: Props & { name: IllustrationName }) {
  const drawing = drawings[name];
  if ('wide' in drawing) return <WideOrNarrow {...drawing} className={className} />;
  const Single = drawing;
  return <Single className={className} />;
}
