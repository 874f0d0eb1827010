import { expect, test } from 'vitest';
import type { StatusComponent } from '#content/lists/status.server.ts';
import { renderSection } from '../render.tsx';

const words = [
  { state: 'running', title: 'The road is clear.', lead: 'All bridges are open.', illustrationAlt: 'An arm up' },
  { state: 'closed', title: 'Closed for the moment.' },
];
const component = (state: StatusComponent['state']): StatusComponent => {
  return { documentId: state, name: 'Carrying', text: undefined, state };
};

test('shows the words of the worst state as the title of the page', () => {
  const show = (...states: StatusComponent['state'][]) =>
    renderSection('status-hero', { words }, { first: true, lists: { statusComponents: states.map(component) } });
  expect(show('running')).toMatch(/<h1><span>The road is clear. </);
  expect(show('running')).toContain('aria-label="An arm up"');
  expect(show('running', 'closed')).toMatch(/<h1><span>Closed for the moment. </);
});

test('without components all is well; a state without words has its name as the title', () => {
  expect(renderSection('status-hero', { words })).toContain('The road is clear.');
  expect(renderSection('status-hero', { words }, { lists: { statusComponents: [component('slow')] } })).toContain(
    '<span>Slow </span>',
  );
});
