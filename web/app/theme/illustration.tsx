import type { ComponentType } from 'react';
import { Arches } from './illustrations/arches.tsx';
import { Block } from './illustrations/block.tsx';
import { Bridge } from './illustrations/bridge.tsx';
import { BrokenBridge } from './illustrations/broken-bridge.tsx';
import { Carry } from './illustrations/carry.tsx';
import { Catch } from './illustrations/catch.tsx';
import { Check } from './illustrations/check.tsx';
import { Crook } from './illustrations/crook.tsx';
import { Door } from './illustrations/door.tsx';
import { Drawer } from './illustrations/drawer.tsx';
import { Footbridge } from './illustrations/footbridge.tsx';
import { HangingHook } from './illustrations/hanging-hook.tsx';
import { Matches } from './illustrations/matches.tsx';
import { Portrait } from './illustrations/portrait.tsx';
import { Viaduct } from './illustrations/viaduct.tsx';
import type { IllustrationName } from './names.ts';

type Props = { className?: string | undefined };

const drawings: Record<IllustrationName, ComponentType<Props>> = {
  bridge: Bridge,
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
  'broken-bridge': BrokenBridge,
  door: Door,
};

/** An illustration by its name in the CMS. It is decorative: the text beside it has the same content. */
export function Illustration({ name, className }: Props & { name: IllustrationName }) {
  const Drawing = drawings[name];
  return <Drawing className={className} />;
}
