/** Why content is refused, or what could be better, in the languages of the admin. */
const en = {
  'slug.characters': 'An address may contain letters a to z, digits and hyphens only. Please change it.',
  'slug.reserved': '"{slug}" is an address of the site itself. Please choose another.',
  'slug.taken': '"{title}" already has the address "{slug}". Please choose another.',
  'single.needed':
    '"{name}" is needed by the site and cannot be deleted or unpublished. Please change its content instead.',
  'picture.undescribed':
    'The picture "{name}" has no alternative text. Please describe what it shows, in the language of this page.',
  'redirect.fromSite': '"{from}" is an address of the site itself. Please choose another.',
  'redirect.fromPage': 'The page "{title}" has the address "{from}". Please choose another.',
  'redirect.exists': '"{from}" already leads to "{to}". Please change that redirect.',
  'redirect.target': 'Please enter an address that begins with a slash, or with https://.',
  'redirect.loop': 'The redirect would lead to itself. Please enter another address.',
  'redirect.chain': '"{to}" is itself redirected to "{next}". Please enter "{next}" instead.',
  'point.latitude': 'Latitude must be a number between -90 and 90, but was: {value}',
  'point.longitude': 'Longitude must be a number between -180 and 180, but was: {value}',
  'legacy.taken': 'The page "{title}" already has the address /old/{path}. Please choose another.',
  'link.broken': 'The link "{label}" leads to {path}, where there is no page. Please choose another page.',
  'link.language':
    'The link "{label}" leads to {path}, which begins with a language. Please leave it out: the site adds the language of the page.',
  'link.noTarget': 'The link "{label}" leads nowhere. Please choose a page or enter an address.',
  'link.unpublished': 'The link "{label}" leads to a page that is not published in this language.',
  'heading.empty': 'A heading is empty. Please write one.',
  'heading.order':
    'The heading "{heading}" skips a level: after a heading of level {before} comes one of level {level}.',
  'section.empty': 'The section is empty. Please add something to it, or remove it.',
  'title.long': 'The title for search engines has {length} characters. They show about 60.',
  'description.missing': 'There is no description for search engines. They will choose a sentence themselves.',
  'description.long': 'The description for search engines has {length} characters. They show about 160.',
  'share.picture': 'There is no picture for sharing. The one with the title of the page is used.',
  'translation.missing': 'It is not published in {language} yet.',
  'schedule.time': 'Please choose a date and a time in the future.',
  'schedule.changed':
    'The draft was changed after you scheduled it, by somebody who may not publish. Please read it and schedule it again.',
  'schedule.permission': 'You may not publish this entry any more.',
  'enquiry.readOnly': 'Enquiries cannot be edited. Please use the panel beside the entry.',
  'entry.changedByProgram':
    'A program has saved this entry since you opened it. Nothing was changed, and your text is still here: see the panel on the right.',
  'redirect.gone': 'The page at "{from}" was deleted, and a redirect says so. Please change that redirect.',
  'schedule.deleted': 'The entry does not exist any more.',
  'entry.conflict':
    '{editor} has saved this entry since you opened it. Nothing was changed, and your text is still here: see the panel on the right.',
  'upload.kind':
    '"{name}" cannot be uploaded. Please choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture, or a PDF file.',
  'upload.content':
    '"{name}" is not a {extension} file, although its name says so. Please export it again in that format.',
};

export type ProblemCode = keyof typeof en;

const pl: Record<ProblemCode, string> = {
  'slug.characters': 'Adres może zawierać tylko litery od a do z, cyfry i łączniki. Popraw go.',
  'slug.reserved': 'Adres „{slug}” jest zajęty przez sam serwis. Wybierz inny.',
  'slug.taken': 'Wpis „{title}” ma już adres „{slug}”. Wybierz inny.',
  'single.needed':
    'Serwis potrzebuje wpisu „{name}”: nie można go usunąć ani cofnąć jego publikacji. Zmień jego treść.',
  'picture.undescribed': 'Obraz „{name}” nie ma tekstu alternatywnego. Opisz w języku tej strony, co przedstawia.',
  'redirect.fromSite': 'Adres „{from}” jest zajęty przez sam serwis. Wybierz inny.',
  'redirect.fromPage': 'Adres „{from}” ma strona „{title}”. Wybierz inny.',
  'redirect.exists': 'Adres „{from}” prowadzi już do „{to}”. Zmień tamto przekierowanie.',
  'redirect.target': 'Wpisz adres, który zaczyna się od ukośnika albo od https://.',
  'redirect.loop': 'Przekierowanie prowadziłoby do samego siebie. Wpisz inny adres.',
  'redirect.chain': 'Adres „{to}” jest już przekierowany na „{next}”. Wpisz „{next}”.',
  'point.latitude': 'Szerokość geograficzna musi być liczbą od -90 do 90, a jest: {value}',
  'point.longitude': 'Długość geograficzna musi być liczbą od -180 do 180, a jest: {value}',
  'legacy.taken': 'Strona „{title}” ma już adres /old/{path}. Wybierz inny.',
  'link.broken': 'Link „{label}” prowadzi do {path}, gdzie nie ma żadnej strony. Wybierz inną stronę.',
  'link.language':
    'Link „{label}” prowadzi do {path}, a ten adres zaczyna się od języka. Usuń z adresu język: serwis doda go sam.',
  'link.noTarget': 'Link „{label}” nigdzie nie prowadzi. Wybierz stronę albo wpisz adres.',
  'link.unpublished': 'Link „{label}” prowadzi do strony, która nie jest opublikowana w tym języku.',
  'heading.empty': 'Nagłówek jest pusty. Uzupełnij go.',
  'heading.order': 'Nagłówek „{heading}” pomija poziom: po nagłówku poziomu {before} następuje poziom {level}.',
  'section.empty': 'Sekcja jest pusta. Dodaj do niej treść albo ją usuń.',
  'title.long': 'Tytuł dla wyszukiwarek jest za długi ({length} zn.). Wyszukiwarki pokazują około 60 znaków.',
  'description.missing': 'Brakuje opisu dla wyszukiwarek. Same wybiorą jakieś zdanie.',
  'description.long': 'Opis dla wyszukiwarek jest za długi ({length} zn.). Wyszukiwarki pokazują około 160 znaków.',
  'share.picture': 'Brakuje obrazu do udostępniania. Użyty zostanie obraz z tytułem strony.',
  'translation.missing': 'Wpis nie jest jeszcze opublikowany w języku: {language}.',
  'schedule.time': 'Wybierz datę i godzinę w przyszłości.',
  'schedule.changed':
    'Szkic zmieniła po zaplanowaniu osoba, która nie może publikować. Przeczytaj go i zaplanuj ponownie.',
  'schedule.permission': 'Nie możesz już publikować tego wpisu.',
  'enquiry.readOnly': 'Zapytań nie można edytować. Użyj panelu obok wpisu.',
  'entry.changedByProgram':
    'Ten wpis zapisał w międzyczasie program. Nic nie zostało nadpisane, a Twój tekst nadal tu jest: zobacz panel po prawej.',
  'redirect.gone': 'Strona „{from}” została usunięta i mówi o tym przekierowanie. Zmień tamto przekierowanie.',
  'schedule.deleted': 'Ten wpis już nie istnieje.',
  'entry.conflict':
    'Ten wpis zapisał(a) w międzyczasie {editor}. Nic nie zostało nadpisane, a Twój tekst nadal tu jest: zobacz panel po prawej.',
  'upload.kind': 'Nie można przesłać pliku „{name}”. Wybierz obraz JPEG, PNG, WebP, AVIF, GIF lub SVG albo plik PDF.',
  'upload.content':
    'Plik „{name}” nie jest plikiem {extension}, choć tak wynika z nazwy. Wyeksportuj go ponownie w tym formacie.',
};

export const problemTexts = { en, pl };
export type AdminLanguage = keyof typeof problemTexts;
