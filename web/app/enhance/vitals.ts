/**
 * Measures how fast the page was for this visitor (Core Web Vitals) and sends it when the page is left. Loaded in a sample
 * of the visits (measure-visit.ts). Sends the name of the page and numbers, nothing about the visitor.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

export function start(page: string): void {
  const values: Record<string, number> = {};
  const collect = ({ name, value }: Metric) => void (values[name] = value);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(collect);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    const body = JSON.stringify({ page, language: document.documentElement.lang, values });
    navigator.sendBeacon('/vitals', body);
    for (const name of Object.keys(values)) delete values[name];
  });
}
