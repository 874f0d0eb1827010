import { ContentLink } from '#content/link.tsx';
import type { SectionProps } from '../section.ts';
import type { IntegrationsData } from './integrations.server.ts';

export function Integrations({ data, locale, titleAs: Title }: SectionProps<IntegrationsData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      {data.lead && <p className="lead">{data.lead}</p>}
      <ul>
        {data.integrations.map((integration, index) => (
          <li key={index}>
            <h3>{integration.title}</h3>
            {integration.text && <p>{integration.text}</p>}
            {integration.link && <ContentLink link={integration.link} locale={locale} />}
          </li>
        ))}
      </ul>
      {data.samples.map((sample, index) => (
        <figure key={index}>
          <figcaption>{sample.title}</figcaption>
          <pre tabIndex={0} data-language={sample.language}>
            <code>{sample.code}</code>
          </pre>
        </figure>
      ))}
    </section>
  );
}
