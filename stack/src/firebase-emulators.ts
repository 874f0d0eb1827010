/**
 * Runs the emulators of firebase-tools, without its command line, which loads every command and starts two more emulators
 * (hub, logging) that nothing here uses: Firebase Auth, and Firebase Storage if photos are stored in a bucket.
 */
import { createRequire } from 'node:module';
import { identityProject, photoBucket, ports } from './config.ts';

/** The parts of firebase-tools and its router used here; firebase-tools ships no types. */
type Emulator = object;
type EmulatorOptions = { host: string; port: number; projectId: string; singleProjectMode: number };
type AuthModule = {
  AuthEmulator: new (options: EmulatorOptions) => Emulator;
  SingleProjectMode: { WARNING: number };
};
type StorageModule = {
  StorageEmulator: new (options: object) => Emulator & { _rulesRuntime: Record<string, unknown> };
};
type RegistryModule = { EmulatorRegistry: { start: (emulator: Emulator) => Promise<void> } };
type LoggerModule = { useConsoleLoggers: () => void };
type RouterModule = { middleware: (apiSpec: unknown, options: object) => unknown };

const require = createRequire(import.meta.url);
const requireAsFirebase = createRequire(require.resolve('firebase-tools'));

// By default the router compiles 961 validators at start, for every parameter, body and response in the emulator's API
// description: 24 s of CPU time, nearly the whole start. With this option it compiles a validator on first use.
const router = requireAsFirebase('exegesis-express') as RouterModule;
const { middleware } = router;
router.middleware = (apiSpec, options) => middleware(apiSpec, { ...options, lazyCompileValidationSchemas: true });

const { AuthEmulator, SingleProjectMode } = require('firebase-tools/lib/emulator/auth/index.js') as AuthModule;
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js') as RegistryModule;
const { useConsoleLoggers } = require('firebase-tools/lib/logger.js') as LoggerModule;

// Prints the links that the emulator would send by mail. Works only with IS_FIREBASE_CLI in the environment.
useConsoleLoggers();
// Before the Auth emulator, whose response shows that both are ready.
if (photoBucket) {
  const { StorageEmulator } = require('firebase-tools/lib/emulator/storage/index.js') as StorageModule;
  const storage = new StorageEmulator({
    host: '127.0.0.1',
    port: ports.storage,
    projectId: identityProject,
    rules: [],
    auto_download: false,
  });
  // The rules are evaluated by a Java program that is not part of the package. Without it the emulator refuses every
  // request but those of a server.
  storage._rulesRuntime.start = async () => {};
  storage._rulesRuntime.stop = async () => {};
  await EmulatorRegistry.start(storage);
  process.stdout.write(`Storage emulator for bucket ${photoBucket}: http://127.0.0.1:${ports.storage}\n`);
}

await EmulatorRegistry.start(
  new AuthEmulator({
    host: '127.0.0.1',
    port: ports.identity,
    projectId: identityProject,
    // Same as `singleProjectMode: true` in firebase.json: requests for another project id work, with a warning.
    singleProjectMode: SingleProjectMode.WARNING,
  }),
);
process.stdout.write(`Auth emulator for project ${identityProject}: http://127.0.0.1:${ports.identity}\n`);
