import type { SeedPage } from '../shapes';

const mapping = (words: { name: string; company: string; need: string }) => `{
  "from": "form:demo-request",
  "to": "crm",
  "fields": {
    "${words.name}": "contact.name",
    "E-mail": "contact.email",
    "${words.company}": "company.name",
    "${words.need}": "deal.note"
  },
  "owner": [
    { "when": "country is PL", "then": "katowice-team" },
    { "otherwise": "whoever-is-next" }
  ]
}`;

const flat = (message: string) => `{
  "source": "ad:spring-campaign",
  "received_at": "2026-07-13T08:10:04Z",
  "name": "Zofia Wójcik",
  "email": "zofia@example.com",
  "company": "Fala Siódma",
  "message": "${message}",
  "consent": true,
  "marks": ""
}`;

const verify = (comment: string) => `// ${comment}
const mac = createHmac('sha256', secret)
  .update(\`\${t}.\${rawBody}\`)
  .digest();
const sent = Buffer.from(v1, 'hex');
if (!timingSafeEqual(mac, sent)) return refuse();`;

export const integrations: SeedPage = {
  key: 'integrations',
  words: {
    en: {
      title: 'Integrations',
      slug: 'integrations',
      lead: 'Mostek has no opinion about your tools, except that they should receive what was sent to them. There are three ways to land on the far bank.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Every tool on its hook.',
          lead: 'Mostek has no opinion about your tools, except that they should receive what was sent to them.',
          illustration: 'rack',
          illustrationAlt: 'A rail of hooks. A tag hangs on each; on the last one hangs a lead, by its corner.',
        },
        {
          __component: 'sections.integration-directory',
          note: 'Sample names: no real product is claimed. A tool that is on no list can usually be reached by webhook.',
        },
        {
          __component: 'sections.integrations',
          title: 'A drawer, a block and a hook.',
          lead: 'Tools come in three shapes. Each gets the lead in the form it likes best, and none of them has to know about the others.',
          integrations: [
            {
              title: 'CRM',
              text: 'Contact, company and deal are created or updated, never doubled. Before writing we look for the same address, the same telephone and the same person with a typo. Your rule picks the owner.',
              illustration: 'drawer',
              link: { label: 'How fields are matched', page: 'docs' },
            },
            {
              title: 'No-code',
              text: 'Every lead starts your flow with flat, named fields: no parsing step, no nested surprises, no trouble with commas. If the flow is switched off, the leads wait for it.',
              illustration: 'block',
              link: { label: 'How a bridge is built', page: 'product' },
            },
            {
              title: 'Custom webhook',
              text: 'A signed POST to your own address. Retried for 72 hours, replayable for 30 days, with samples that run when pasted.',
              illustration: 'crook',
              link: { label: 'Webhook reference', page: 'webhooks' },
            },
          ],
          samples: [
            {
              title: 'What goes where, in a CRM',
              language: 'json',
              code: mapping({ name: 'Full name', company: 'Company', need: 'What do you need?' }),
            },
            { title: 'What a no-code flow receives', language: 'json', code: flat('Two rooms, one roof, and a comma') },
            {
              title: 'Five lines to know it was us',
              language: 'javascript',
              code: verify('Node: the body exactly as received'),
            },
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Before you connect',
          questions: [
            {
              question: 'Our tool is not on any list. Can it still be connected?',
              answer:
                'If it can receive a webhook or be started by a no-code tool, yes. If it can do neither, write to us; sometimes it turns out that it can, and nobody had asked.',
            },
            {
              question: 'Does every tool need a bridge of its own?',
              answer:
                'Yes. A bridge is one source joined to one tool, so the same form sent to the CRM and to a spreadsheet makes two. If one of them closes, the other does not notice.',
            },
            {
              question: 'What may Mostek do in our CRM?',
              answer:
                'Read contacts, to find doubles, and create or update the records a lead needs. It cannot delete anything. You can withdraw the permission from either side.',
            },
            {
              question: 'What if a tool changes its fields?',
              answer:
                'We notice at the first refusal, hold the leads and write to you. Match the field again and everything that waited goes across, in order.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Your tools can stay.',
          text: 'Connect the first one in about ten minutes and see Jan Próbny arrive. Fourteen days free, no card.',
          action: { label: 'Connect a tool', href: '/auth/register' },
          illustration: 'hook-tag',
        },
      ],
      seo: {
        title: 'Integrations: CRM, no-code and webhooks',
        description:
          'Send leads from forms and ads to your CRM, a no-code flow or your own signed webhook. No doubles, no parsing, up to 72 hours of retries.',
      },
    },
    pl: {
      title: 'Integracje',
      slug: 'integracje',
      lead: 'Mostek ma o Twoich narzędziach tylko jedno do powiedzenia: powinny dostać to, co do nich wysłano. Na drugi brzeg można zejść na trzy sposoby.',
      sections: [
        {
          __component: 'sections.hero',
          title: 'Każde narzędzie na swoim haku.',
          lead: 'Mostek ma o Twoich narzędziach tylko jedno do powiedzenia: powinny dostać to, co do nich wysłano.',
          illustration: 'rack',
          illustrationAlt: 'Rząd haków. Na każdym wisi etykieta, a na ostatnim, za róg, lead.',
        },
        {
          __component: 'sections.integration-directory',
          note: 'Nazwy przykładowe, bez prawdziwych produktów. Narzędzie spoza listy zwykle da się podłączyć webhookiem.',
        },
        {
          __component: 'sections.integrations',
          title: 'Szuflada, klocek i hak.',
          lead: 'Narzędzia mają trzy kształty. Każde dostaje leada w postaci, jaką lubi najbardziej, i żadne nie musi wiedzieć o pozostałych.',
          integrations: [
            {
              title: 'CRM',
              text: 'Kontakt, firma i szansa sprzedaży są tworzone lub aktualizowane, nigdy dublowane. Zanim coś zapiszemy, szukamy tego samego adresu, tego samego telefonu i tej samej osoby z literówką. Opiekuna wskazuje Twoja reguła.',
              illustration: 'drawer',
              link: { label: 'Jak dopasowujemy pola', page: 'docs' },
            },
            {
              title: 'No-code',
              text: 'Każdy lead uruchamia scenariusz z płaskimi, nazwanymi polami: bez parsowania, bez zagnieżdżonych niespodzianek, bez kłopotów z przecinkami. Gdy scenariusz jest wyłączony, leady na niego czekają.',
              illustration: 'block',
              link: { label: 'Jak powstaje mostek', page: 'product' },
            },
            {
              title: 'Własny webhook',
              text: 'Podpisany POST na Twój adres. Ponawiany przez 72 godziny, do odtworzenia przez 30 dni, z przykładami, które po wklejeniu działają.',
              illustration: 'crook',
              link: { label: 'Dokumentacja webhooka', page: 'webhooks' },
            },
          ],
          samples: [
            {
              title: 'Co dokąd trafia w CRM-ie',
              language: 'json',
              code: mapping({ name: 'Imię i nazwisko', company: 'Firma', need: 'Czego potrzebujesz?' }),
            },
            {
              title: 'Co dostaje scenariusz no-code',
              language: 'json',
              code: flat('Dwa pokoje, jeden dach, i przecinek'),
            },
            {
              title: 'Pięć linijek, żeby wiedzieć, że to my',
              language: 'javascript',
              code: verify('Node: treść dokładnie taka, jaka przyszła'),
            },
          ],
        },
        {
          __component: 'sections.faq',
          title: 'Zanim połączysz',
          questions: [
            {
              question: 'Naszego narzędzia nie ma na żadnej liście. Da się je podłączyć?',
              answer:
                'Jeśli przyjmuje webhooki albo da się je uruchomić z narzędzia no-code, to tak. Jeśli nie umie ani tego, ani tego, napisz. Czasem okazuje się, że umie, tylko nikt nie pytał.',
            },
            {
              question: 'Czy każde narzędzie potrzebuje osobnego mostka?',
              answer:
                'Tak. Mostek to jedno źródło połączone z jednym narzędziem, więc ten sam formularz wysyłany do CRM-u i do arkusza to dwa mostki. Gdy jeden jest zamknięty, drugi nawet tego nie zauważa.',
            },
            {
              question: 'Co Mostek może robić w naszym CRM-ie?',
              answer:
                'Czytać kontakty, żeby znaleźć duplikaty, oraz tworzyć i aktualizować wpisy, których potrzebuje lead. Niczego nie może usunąć. Zgodę wycofasz z każdej ze stron.',
            },
            {
              question: 'A jeśli w narzędziu zmienią się pola?',
              answer:
                'Zauważymy to przy pierwszej odmowie, zatrzymamy leady i napiszemy. Dopasuj pole na nowo, a wszystko, co czekało, przejdzie w kolejności.',
            },
          ],
        },
        {
          __component: 'sections.cta',
          title: 'Twoje narzędzia mogą zostać.',
          text: 'Podłącz pierwsze w jakieś dziesięć minut i zobacz, jak dociera Jan Próbny. Czternaście dni za darmo, bez karty.',
          action: { label: 'Podłącz narzędzie', href: '/auth/register' },
          illustration: 'hook-tag',
        },
      ],
      seo: {
        title: 'Integracje: CRM, no-code i webhooki',
        description:
          'Leady z formularzy i reklam prosto do CRM-u, scenariusza no-code albo na własny podpisany webhook. Bez duplikatów, z ponawianiem nawet przez 72 godziny.',
      },
    },
  },
};
