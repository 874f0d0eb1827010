/** Texts of Strapi's admin that Strapi has not translated into Polish, as far as editors see them. */
export const strapiPl: Record<string, string> = {
  'search.placeholder': 'Szukaj',
  clearLabel: 'Wyczyść',
  'app.error.chunk.title': 'Nie udało się wczytać tego ekranu',
  'app.error.chunk.message':
    'Serwer właśnie się uruchamia albo przerwało się połączenie. Wczytaj stronę jeszcze raz. Po aktualizacji systemu może być potrzebne pełne odświeżenie.',
  'app.error.chunk.reload': 'Wczytaj ponownie',
  'app.session.ended.title': 'Sesja wygasła',
  'app.session.ended.unsaved': 'Sesja wygasła i nie można jej wznowić. Po wylogowaniu przepadną niezapisane zmiany.',
  'global.sessions.active-devices': 'Aktywne urządzenia',
  'Settings.sessions.title': 'Aktywne urządzenia',
  'Settings.sessions.subtitle': 'Urządzenia i sesje, w których Twoje konto jest teraz zalogowane.',
  'Settings.sessions.device': 'Urządzenie',
  'Settings.sessions.loginAt': 'Zalogowano',
  'Settings.sessions.lastActiveAt': 'Ostatnio używane',
  'Settings.sessions.actions': 'Działania',
  'Settings.sessions.current': 'To urządzenie',
  'Settings.sessions.unknownDevice': 'Nieznane urządzenie',
  'Settings.sessions.revoke': 'Zakończ sesję',
  'Settings.sessions.revoke.success': 'Sesja zakończona',
  'Settings.sessions.revoke.confirm': 'Zakończyć tę sesję? Urządzenie będzie wymagało ponownego zalogowania.',
  'Settings.sessions.revoke.confirmCurrent':
    'To urządzenie, z którego teraz korzystasz. Zakończenie sesji oznacza wylogowanie.',
  'Settings.sessions.revokeOthers': 'Wyloguj z pozostałych urządzeń',
  'Settings.sessions.revokeOthers.confirm':
    'Zakończyć wszystkie pozostałe sesje? Na tym urządzeniu nadal będziesz zalogowany.',
  'Settings.sessions.revokeOthers.success': 'Pozostałe sesje zakończone',
  'Settings.sessions.revokeAll': 'Wyloguj ze wszystkich urządzeń',
  'Settings.sessions.revokeAll.confirm':
    'Zakończyć wszystkie sesje, także tę? Trzeba będzie zalogować się jeszcze raz.',
  'content-manager.actions.open-in-new-tab.label': 'Otwórz w nowej karcie',
  'content-manager.components.DynamicZone.unknown-component': 'Nieznany element',
  'content-manager.permissions.not-allowed.locale': 'Nie masz uprawnień do tej treści w wybranym języku',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# powiązany wpis jest nadal szkicem. Pojawi się w serwisie po opublikowaniu.} few {# powiązane wpisy są nadal szkicami. Pojawią się w serwisie po opublikowaniu.} other {# powiązanych wpisów to nadal szkice. Pojawią się w serwisie po opublikowaniu.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# powiązanie prowadzi do szkicu} few {# powiązania prowadzą do szkiców} other {# powiązań prowadzi do szkiców}}, które będą widoczne po opublikowaniu.',
  'content-manager.preview.error.script-failed':
    'Nie udało się wczytać skryptu podglądu. Edycja w podglądzie może nie działać.',
};
