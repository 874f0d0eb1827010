import type { Section, Seo } from './shapes';

type Home = { title: string; sections: Section[]; seo: Seo };

const logos = [
  { name: 'Ogrodova', mark: 'leaf' },
  { name: 'kwarc', mark: 'gem' },
  { name: 'Bruk & Syn', mark: 'paving' },
  { name: 'Tartak', mark: 'saw' },
  { name: 'Fala Siódma', mark: 'wave' },
  { name: 'północ', mark: 'sun' },
];

const payload = `POST /hooks/mostek HTTP/1.1
Content-Type: application/json
Mostek-Signature: t=1783930204,v1=5f2c9e…e91a

{
  "event": "lead.created",
  "source": "form:demo-request",
  "lead": {
    "name": "Zofia Wójcik",
    "email": "zofia@example.com",
    "consent": true
  }
}`;

const verify = (comment: string) => `// ${comment}
const mac = createHmac("sha256", secret)
  .update(\`\${t}.\${rawBody}\`)
  .digest();
const sent = Buffer.from(v1, "hex");
if (!timingSafeEqual(mac, sent)) return refuse();`;

export const home: Record<string, Home> = {
  en: {
    title: 'Every lead gets across.',
    seo: {
      title: 'Mostek: every lead gets across',
      description:
        'Mostek takes what people fill in on forms and ads and carries it to the tools your team already uses.',
    },
    sections: [
      {
        __component: 'sections.hero',
        title: 'Every lead\ngets across.',
        lead: 'Mostek takes what people fill in on your forms and ads and carries it to the tools your team already uses. In seconds, signed, nothing dropped on the way.',
        actions: [
          { label: 'Build your first bridge', href: '/auth/register' },
          { label: 'How it works', page: 'product' },
        ],
        note: 'Print run: unlimited. First 14 days: €0. No card needed.',
        illustration: 'bridge',
        illustrationAlt:
          'A sheet cut from a form strides across a bridge of two paper arches, from the form on the left bank to a CRM drawer and a hook on the right bank.',
      },
      { __component: 'sections.logos', title: 'On the bridge every working day', logos },
      {
        __component: 'sections.demo',
        title: 'Try it. Press Send.',
        lead: 'The form, the check and the signature are real. Only the far bank is made of paper.',
        promise: 'Nothing leaves your browser: nothing is sent, nothing is stored, and a reload forgets it all.',
        comicTitle: 'One lead, three pictures.',
        comicLead: 'This is what happens between your form and your tools, every time somebody presses Send.',
      },
      {
        __component: 'sections.feature-grid',
        title: 'One job, in three verbs.',
        features: [
          {
            title: 'Catch.',
            text: 'Your own forms, lead ads, the landing page someone built in a weekend. One address catches them all and keeps a copy.',
            illustration: 'catch',
          },
          {
            title: 'Check.',
            text: 'Typos in addresses, doubles, bots, missing consent. We mark them before they reach a salesperson, not after.',
            illustration: 'check',
          },
          {
            title: 'Carry.',
            text: 'To the CRM, the spreadsheet, the no-code flow or your own endpoint. If the far side is down, we wait and try again for up to 72 hours.',
            illustration: 'carry',
          },
        ],
      },
      {
        __component: 'sections.steps',
        title: 'Three spans, and you are across.',
        steps: [
          {
            title: 'Point the form at us',
            text: 'Paste one line into your form or connect the ad account. No plugin, no redirect.',
          },
          {
            title: 'Say what goes where',
            text: 'Match the fields by name, add a rule if you need one. The preview shows a real lead, not lorem ipsum.',
          },
          {
            title: 'Let it run',
            text: 'Leads cross in seconds. We write to you only when something needs a person.',
          },
        ],
      },
      {
        __component: 'sections.integrations',
        title: 'The far bank is already yours.',
        lead: 'You keep your tools. Mostek lands where the team already works, in the shape each tool expects.',
        integrations: [
          {
            title: 'CRM',
            text: 'Contact, company and deal are created or updated, never doubled. Your rule picks the owner, not whoever looked first.',
            illustration: 'drawer',
          },
          {
            title: 'No-code',
            text: 'Every lead starts your flow with clean, named fields. No parsing step at the front, no trouble with commas.',
            illustration: 'block',
          },
          {
            title: 'Custom webhook',
            text: 'A signed POST to your own address. Retried for 72 hours, replayable for 30 days.',
            illustration: 'crook',
            link: { label: 'Webhook reference', page: 'webhooks' },
          },
        ],
        samples: [
          { title: 'What arrives at your endpoint', language: 'http', code: payload },
          {
            title: 'Five lines to know it was us',
            language: 'typescript',
            code: verify('Node: the body exactly as received'),
          },
        ],
      },
      {
        __component: 'sections.stats',
        title: 'Counted, not guessed.',
        stats: [
          { value: '1.8', unit: 's', label: 'median time from “Send” to a record in the CRM' },
          { value: '0', label: 'leads lost since the first day' },
          { value: '99.98', unit: '%', label: 'delivered at the first attempt' },
          { value: '72', unit: 'h', label: 'at most, we keep trying when the far bank is silent' },
        ],
      },
      {
        __component: 'sections.quote',
        text: 'On Friday afternoons we used to copy leads from one tab into another. Now Friday afternoon is Friday afternoon.',
        person: 'Marta Zielonka',
        role: 'head of sales, Ogrodova (a sample customer)',
        illustration: 'portrait',
      },
      {
        __component: 'sections.plans',
        title: 'You pay for the bridge, not for each crossing.',
        note: 'Leads are not metered on any plan. Two months free when you pay yearly.',
        action: { label: 'Compare the plans', href: '/pricing' },
      },
      {
        __component: 'sections.faq',
        title: 'Asked on the way',
        questions: [
          {
            question: 'What happens when our CRM is down?',
            answer:
              'The lead waits on our side. We try again after a minute, then less and less often, for up to 72 hours. If it still cannot land, you get one message with everything in it and a button to send it again.',
          },
          {
            question: 'Do we need a developer?',
            answer:
              'Not for forms, ads, CRMs and no-code tools. For your own webhook, yes, for about an hour; the sample above is most of the work.',
          },
          {
            question: 'Where does the data live?',
            answer:
              'In the European Union, encrypted, and only as long as your plan says. You can shorten that to zero days.',
          },
          {
            question: 'Can we try it without real leads?',
            answer: 'Yes. Every bridge has a test lead called Jan Próbny. He is patient, and he never unsubscribes.',
          },
        ],
      },
      {
        __component: 'sections.cta',
        title: 'Don’t burn bridges. Build one.',
        text: 'The first takes about ten minutes. The first fourteen days cost nothing.',
        action: { label: 'Start building', href: '/auth/register' },
        illustration: 'matches',
      },
    ],
  },
  pl: {
    title: 'Żaden lead nie wpadnie do wody.',
    seo: {
      title: 'Mostek: żaden lead nie wpadnie do wody',
      description:
        'Mostek odbiera to, co ludzie wpisują w formularzach i reklamach, i przenosi do narzędzi, z których zespół już korzysta.',
    },
    sections: [
      {
        __component: 'sections.hero',
        title: 'Żaden lead\nnie wpadnie\ndo wody.',
        lead: 'Mostek odbiera to, co ludzie wpisują w formularzach i reklamach, i przenosi do narzędzi, z których Twój zespół już korzysta. W kilka sekund, z podpisem, bez strat po drodze.',
        actions: [
          { label: 'Zbuduj pierwszy mostek', href: '/auth/register' },
          { label: 'Jak to działa', page: 'product' },
        ],
        note: 'Nakład: bez ograniczeń. Pierwsze 14 dni: 0 zł. Karta niepotrzebna.',
        illustration: 'bridge',
        illustrationAlt:
          'Kartka wycięta z formularza przechodzi po moście z dwóch papierowych łuków: z lewego brzegu, gdzie stoi formularz, na prawy, gdzie czekają szuflada CRM-u i hak.',
      },
      { __component: 'sections.logos', title: 'Codziennie na moście', logos },
      {
        __component: 'sections.demo',
        title: 'Spróbuj. Naciśnij „Wyślij”.',
        lead: 'Formularz, sprawdzanie i podpis są prawdziwe. Tylko drugi brzeg jest z papieru.',
        promise:
          'Nic nie opuszcza Twojej przeglądarki: niczego nie wysyłamy ani nie zapisujemy, a po odświeżeniu strony wszystko znika.',
        comicTitle: 'Jeden lead, trzy obrazki.',
        comicLead:
          'Tak wygląda droga z Twojego formularza do Twoich narzędzi za każdym razem, gdy ktoś naciśnie „Wyślij”.',
      },
      {
        __component: 'sections.feature-grid',
        title: 'Jedno zadanie, trzy czasowniki.',
        features: [
          {
            title: 'Łapie.',
            text: 'Własne formularze, reklamy, strona postawiona w jeden weekend. Jeden adres łapie wszystko i zachowuje kopię.',
            illustration: 'catch',
          },
          {
            title: 'Sprawdza.',
            text: 'Literówki w adresach, duplikaty, boty, brak zgody. Oznaczamy je, zanim trafią do handlowca, a nie po fakcie.',
            illustration: 'check',
          },
          {
            title: 'Przenosi.',
            text: 'Do CRM-u, arkusza, scenariusza no-code albo na Twój własny endpoint. Gdy druga strona milczy, czekamy i ponawiamy próby nawet przez 72 godziny.',
            illustration: 'carry',
          },
        ],
      },
      {
        __component: 'sections.steps',
        title: 'Trzy przęsła i gotowe.',
        steps: [
          {
            title: 'Skieruj formularz do nas',
            text: 'Wklej jedną linijkę do formularza albo połącz konto reklamowe. Bez wtyczek i bez przekierowań.',
          },
          {
            title: 'Powiedz, co dokąd',
            text: 'Dopasuj pola po nazwie, w razie potrzeby dodaj regułę. W podglądzie widzisz prawdziwego leada, a nie lorem ipsum.',
          },
          {
            title: 'I niech jedzie',
            text: 'Leady docierają w kilka sekund. Piszemy tylko wtedy, gdy coś wymaga człowieka.',
          },
        ],
      },
      {
        __component: 'sections.integrations',
        title: 'Drugi brzeg już masz.',
        lead: 'Zostajesz przy swoich narzędziach. Mostek dociera tam, gdzie zespół i tak pracuje, a z każdym narzędziem mówi jego językiem.',
        integrations: [
          {
            title: 'CRM',
            text: 'Kontakt, firma i szansa sprzedaży są tworzone lub aktualizowane, nigdy dublowane. Opiekuna wybiera reguła, a nie to, kto zajrzał pierwszy.',
            illustration: 'drawer',
          },
          {
            title: 'No-code',
            text: 'Każdy lead uruchamia scenariusz z czystymi, nazwanymi polami. Bez parsowania na wejściu i bez kłopotów z przecinkami.',
            illustration: 'block',
          },
          {
            title: 'Własny webhook',
            text: 'Podpisany POST na Twój adres. Ponawiany przez 72 godziny, do odtworzenia przez 30 dni.',
            illustration: 'crook',
            link: { label: 'Dokumentacja webhooka', page: 'webhooks' },
          },
        ],
        samples: [
          { title: 'To dociera na Twój endpoint', language: 'http', code: payload },
          {
            title: 'Pięć linijek, żeby wiedzieć, że to my',
            language: 'typescript',
            code: verify('Node: treść dokładnie taka, jaka przyszła'),
          },
        ],
      },
      {
        __component: 'sections.stats',
        title: 'Liczymy, nie zgadujemy.',
        stats: [
          { value: '1,8', unit: 's', label: 'mediana czasu od „Wyślij” do wpisu w CRM-ie' },
          { value: '0', label: 'leadów zgubionych od pierwszego dnia' },
          { value: '99,98', unit: '%', label: 'doręczonych za pierwszym razem' },
          { value: '72', unit: 'h', label: 'tyle najdłużej ponawiamy, gdy drugi brzeg milczy' },
        ],
      },
      {
        __component: 'sections.quote',
        text: 'W piątki po południu przepisywaliśmy leady z jednej karty do drugiej. Teraz piątek po południu to znowu piątek po południu.',
        person: 'Marta Zielonka',
        role: 'dyrektorka sprzedaży, Ogrodova (przykładowy klient)',
        illustration: 'portrait',
      },
      {
        __component: 'sections.plans',
        title: 'Płacisz za most, nie za każde przejście.',
        note: 'W żadnym planie nie liczymy leadów. Przy płatności rocznej dwa miesiące gratis.',
        action: { label: 'Porównaj plany', href: '/pricing' },
      },
      {
        __component: 'sections.faq',
        title: 'Pytania po drodze',
        questions: [
          {
            question: 'Co się dzieje, gdy nasz CRM nie działa?',
            answer:
              'Lead czeka po naszej stronie. Ponawiamy próbę po minucie, potem coraz rzadziej, nawet przez 72 godziny. Jeśli nadal nie może dotrzeć, dostajesz jedną wiadomość ze wszystkimi danymi i przyciskiem „Wyślij ponownie”.',
          },
          {
            question: 'Czy potrzebny jest programista?',
            answer:
              'Do formularzy, reklam, CRM-u i narzędzi no-code nie. Do własnego webhooka tak, na jakąś godzinę; przykład powyżej to większość pracy.',
          },
          {
            question: 'Gdzie są nasze dane?',
            answer:
              'W Unii Europejskiej, zaszyfrowane i tylko tak długo, jak przewiduje plan. Ten czas można skrócić do zera.',
          },
          {
            question: 'Czy można to sprawdzić bez prawdziwych leadów?',
            answer:
              'Tak. Każdy mostek ma leada testowego. Nazywa się Jan Próbny, jest cierpliwy i nigdy się nie wypisuje.',
          },
        ],
      },
      {
        __component: 'sections.cta',
        title: 'Nie pal mostów. Postaw własny.',
        text: 'Pierwszy zajmuje jakieś dziesięć minut. Pierwsze czternaście dni nic nie kosztuje.',
        action: { label: 'Zacznij budować', href: '/auth/register' },
        illustration: 'matches',
      },
    ],
  },
};
