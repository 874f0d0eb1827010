/** One address of every template, in English and in Polish. */
export const templates: Record<string, { en: string; pl: string }> = {
  home: { en: '/', pl: '/pl' },
  pricing: { en: '/pricing', pl: '/pl/pricing' },
  contact: { en: '/contact', pl: '/pl/contact' },
  product: { en: '/product', pl: '/pl/produkt' },
  integrations: { en: '/integrations', pl: '/pl/integracje' },
  page: { en: '/page', pl: '/pl/page' },
  docs: { en: '/docs', pl: '/pl/dokumentacja' },
  legacy: { en: '/old/integrations/crm', pl: '/pl/old/integrations/crm' },
  'legacy-default': { en: '/old/data-deletion', pl: '/pl/old/data-deletion' },
  login: { en: '/auth/login', pl: '/pl/auth/login' },
  register: { en: '/auth/register', pl: '/pl/auth/register' },
  verify: { en: '/auth/verify', pl: '/pl/auth/verify' },
  'forgot-password': { en: '/auth/forgot-password', pl: '/pl/auth/forgot-password' },
  'reset-password': { en: '/auth/reset-password?code=x', pl: '/pl/auth/reset-password?code=x' },
  confirm: { en: '/auth/verify?code=x', pl: '/pl/auth/verify?code=x' },
  'not-found': { en: '/no-such-page', pl: '/pl/nie-ma-takiej' },
};
