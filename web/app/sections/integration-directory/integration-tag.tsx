import type { IntegrationKind } from '#content/lists/integration-kinds.ts';

type Sign = { paper: string; ink: string; text: string; size: number };

const signs: Record<IntegrationKind, Sign> = {
  crm: { paper: 'c-gre', ink: 'c-stick', text: 'CRM', size: 17 },
  'no-code': { paper: 'c-ink', ink: 'c-rev', text: '+', size: 26 },
  webhook: { paper: 'c-ver', ink: 'c-blk', text: '{ }', size: 20 },
  source: { paper: 'c-mus', ink: 'c-blk', text: '→', size: 26 },
};

/** A paper tag with the sign of its kind. */
export function IntegrationTag({ kind, className }: { kind: IntegrationKind; className?: string | undefined }) {
  const { paper, ink, text, size } = signs[kind];
  return (
    <svg className={className} viewBox="0 0 52 62" aria-hidden="true">
      <path className={paper} fillRule="evenodd" d="M14 1L38 0L51 14L52 60L1 62L0 15ZM26 6A6 6 0 1 0 26.1 6Z" />
      <text className={`${ink} cut`} x="26" y="46" textAnchor="middle" fontSize={size}>
        {text}
      </text>
    </svg>
  );
}
