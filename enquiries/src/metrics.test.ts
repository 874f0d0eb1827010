import type { Database } from 'database';
import { expect, test } from 'vitest';
import { metricsText } from './metrics.ts';

test('lists the numbers of each sink in Prometheus format', async () => {
  const rows = [
    { sink: 'team', disabledBecause: null, pending: 2, failed: 0, oldest: 12.5 },
    { sink: 'webhook-crm', disabledBecause: 'It answered 410.', pending: 0, failed: 3, oldest: null },
  ];
  const database = { pool: { query: async () => ({ rows }) } } as unknown as Database;
  const lines = (await metricsText(database)).split('\n').filter((line) => /^duet_(sink|deliveries)_/.test(line));
  expect(lines).toEqual([
    'duet_sink_disabled{sink="team"} 0',
    'duet_sink_disabled{sink="webhook-crm"} 1',
    'duet_deliveries_pending{sink="team"} 2',
    'duet_deliveries_pending{sink="webhook-crm"} 0',
    'duet_deliveries_failed{sink="team"} 0',
    'duet_deliveries_failed{sink="webhook-crm"} 3',
    'duet_deliveries_oldest_seconds{sink="team"} 12.5',
    'duet_deliveries_oldest_seconds{sink="webhook-crm"} 0',
  ]);
});
