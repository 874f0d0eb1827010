import { readContact } from '#content/models/contact.server.ts';
import { alternatesOf } from '#content/models/page-types.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { contentLoader } from '#content/client/loader.server.ts';
import { OfficeCard } from '#content/offices/office-card.tsx';
import { readOffices } from '#content/offices/office.server.ts';
import { readPlansFor } from '#content/plans/plan.server.ts';
import { consentText } from '#enquiry/consent.server.ts';
import { EnquiryForm } from '#enquiry/form.tsx';
import { notFound } from '#http/problem.ts';
import { Sections } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/contact';
import styles from './contact.module.css';

export const loader = contentLoader(async (args) => {
  const [contact, offices] = await Promise.all([readContact(args), readOffices(args)]);
  if (!contact) throw notFound('unmatched', args.url);
  const head = makeHead({
    title: contact.title,
    seo: contact.seo,
    alternates: alternatesOf('/contact', contact),
    sections: contact.sections,
  });
  const plans = await readPlansFor(args, contact.sections);
  const { locale } = args;
  return { head, contact, offices, locale, plans, consent: consentText(locale) };
});

export default function Contact({ loaderData: { contact, offices, locale, plans, consent } }: Route.ComponentProps) {
  return (
    <>
      <div className={`wrap ${styles.top}`}>
        <div>
          <PageTitle title={contact.title} lead={contact.lead} />
          <EnquiryForm locale={locale} consent={consent} email={contact.email} />
        </div>
        {contact.nextSteps.length > 0 && (
          <section className={`night ${styles.next}`}>
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
      </div>
      {offices.length > 0 && (
        <section className={`wrap ${styles.offices}`}>
          {contact.officesTitle && <h2>{contact.officesTitle}</h2>}
          <div>
            {offices.map((office) => (
              <OfficeCard key={office.documentId} office={office} locale={locale} />
            ))}
          </div>
        </section>
      )}
      <Sections sections={contact.sections} locale={locale} plans={plans} />
    </>
  );
}
