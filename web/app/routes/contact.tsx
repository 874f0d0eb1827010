import { readContact } from '#content/models/contact.server.ts';
import { alternatesOf } from '#content/models/page-types.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { contentLoader } from '#content/store/loader.server.ts';
import { OfficeCard } from '#content/offices/office-card.tsx';
import { readOffices } from '#content/offices/office.server.ts';
import { consentText } from '#enquiry/consent.server.ts';
import { EnquiryForm } from '#enquiry/form.tsx';
import { NextSteps } from '#enquiry/next-steps.tsx';
import { notFound } from '#http/problem.ts';
import { readListsFor } from '#sections/lists.server.ts';
import { Sections } from '#sections/sections.tsx';
import { Illustration } from '#theme/illustration.tsx';
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
  const lists = await readListsFor(args, contact.sections);
  const { locale } = args;
  return { head, contact, offices, locale, lists, consent: consentText(locale) };
});

export default function Contact({ loaderData: { contact, offices, locale, lists, consent } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={contact.title} lead={contact.lead} />
      {contact.illustration && (
        <div
          className={styles.picture}
          {...(contact.illustrationAlt && { role: 'img', 'aria-label': contact.illustrationAlt })}
        >
          <Illustration name={contact.illustration} className="scene" />
        </div>
      )}
      <div className={`wrap ${styles.top}`}>
        <EnquiryForm locale={locale} consent={consent} email={contact.email} />
        {contact.nextSteps.length > 0 && (
          <section className={styles.next}>
            {contact.nextTitle && <h2>{contact.nextTitle}</h2>}
            <NextSteps steps={contact.nextSteps} />
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
      <Sections sections={contact.sections} locale={locale} lists={lists} />
    </>
  );
}
