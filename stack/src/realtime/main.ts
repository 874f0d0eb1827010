import { resolve } from 'node:path';
import { ports, root } from '../config.ts';
import { startRealtimeDatabase } from './server.ts';

startRealtimeDatabase(ports.realtime, resolve(root, 'cms/firebase/database.rules.json'));
