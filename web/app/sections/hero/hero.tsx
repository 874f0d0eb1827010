import { Fragment } from 'react';
import { ContentLink } from '#content/link.tsx';
import type { SectionProps } from '../section.ts';
import type { HeroData } from './hero.server.ts';

export function Hero({ data, locale, titleAs: Title }: SectionProps<HeroData>) {
  return (
    <section className="hero">
      <Title>
        {data.title.split('\n').map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Title>
      {data.lead && <p className="lead">{data.lead}</p>}
      {data.actions.length > 0 && (
        <p className="actions">
          {data.actions.map((link, index) => (
            <ContentLink key={index} link={link} locale={locale} />
          ))}
        </p>
      )}
      {data.note && <p className="note">{data.note}</p>}
    </section>
  );
}
