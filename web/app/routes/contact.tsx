import { useTranslation } from 'react-i18next';
import { readContact } from '#content/contact.server.ts';
import { alternatesAt, makeHead } from '#content/head.server.ts';
import { contentLoader } from '#content/loader.server.ts';
import { OfficeCard } from '#content/office-card.tsx';
import { readOffices } from '#content/office.server.ts';
import { readPlansFor } from '#content/plan.server.ts';
import { notFound } from '#http/problem.ts';
import { Sections } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/contact';

export const loader = contentLoader(async (args) => {
  const [contact, offices] = await Promise.all([readContact(args), readOffices(args)]);
  if (!contact) throw notFound('unmatched', args.url);
  const head = makeHead(contact.title, contact.seo, alternatesAt('/contact', contact));
  return { head, contact, offices, locale: args.locale, plans: await readPlansFor(args, contact.sections) };
});

export default function Contact({ loaderData: { contact, offices, locale, plans } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={contact.title} lead={contact.lead} />
      {contact.email && (
        <p className="actions">
          <a href={`mailto:${contact.email}`}>
            {t('contact.write')}: {contact.email}
          </a>
        </p>
      )}
      {contact.nextSteps.length > 0 && (
        <section>
          {contact.nextTitle && <h2>{contact.nextTitle}</h2>}
          <ol>
            {contact.nextSteps.map((step, index) => (
              <li key={index}>
                <h3>{step.title}</h3>
                {step.text && <p>{step.text}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {offices.length > 0 && (
        <section>
          {contact.officesTitle && <h2>{contact.officesTitle}</h2>}
          {offices.map((office) => (
            <OfficeCard key={office.documentId} office={office} locale={locale} />
          ))}
        </section>
      )}
      <Sections sections={contact.sections} locale={locale} plans={plans} />
    </>
  );
}
