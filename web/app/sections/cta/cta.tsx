import { ContentLink } from '#content/link.tsx';
import type { SectionProps } from '../section.ts';
import type { CtaData } from './cta.server.ts';

export function Cta({ data, locale, titleAs: Title }: SectionProps<CtaData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      {data.text && <p className="lead">{data.text}</p>}
      {data.action && (
        <p className="actions">
          <ContentLink link={data.action} locale={locale} />
        </p>
      )}
    </section>
  );
}
