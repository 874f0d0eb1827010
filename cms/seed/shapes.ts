import type { Block } from './blocks';

/** A link in seed files. `page` is the key of another seeded page and becomes a relation. */
export type Link = { label: string; href?: string; page?: string };

export type Illustration =
  | 'bridge'
  | 'catch'
  | 'check'
  | 'carry'
  | 'drawer'
  | 'block'
  | 'crook'
  | 'hanging-hook'
  | 'portrait'
  | 'footbridge'
  | 'arches'
  | 'viaduct'
  | 'matches'
  | 'broken-bridge'
  | 'door'
  | 'about'
  | 'careers'
  | 'column'
  | 'contact'
  | 'empty-data'
  | 'empty-devices'
  | 'empty-messages'
  | 'gate'
  | 'hook-tag'
  | 'ledger'
  | 'no-result'
  | 'rack'
  | 'raised'
  | 'sent'
  | 'status-ok'
  | 'status-degraded'
  | 'status-down'
  | 'welcome'
  | 'works'
  | 'portrait-halina'
  | 'portrait-barbara'
  | 'portrait-tomasz'
  | 'portrait-aoife'
  | 'portrait-ewa'
  | 'portrait-zofia';

type Feature = { title: string; text?: string; illustration?: Illustration; link?: Link };
type Step = { title: string; text?: string };

export type Section =
  | {
      __component: 'sections.hero';
      title: string;
      lead?: string;
      actions?: Link[];
      note?: string;
      illustration?: Illustration;
      illustrationAlt?: string;
    }
  | { __component: 'sections.logos'; title: string; logos: { name: string; mark?: string }[] }
  | { __component: 'sections.feature-grid'; title: string; lead?: string; features: Feature[] }
  | { __component: 'sections.steps'; title: string; steps: Step[] }
  | { __component: 'sections.stats'; title: string; stats: { value: string; unit?: string; label: string }[] }
  | { __component: 'sections.quote'; text: string; person: string; role?: string; illustration?: Illustration }
  | {
      __component: 'sections.integrations';
      title: string;
      lead?: string;
      integrations: Feature[];
      samples?: { title: string; language?: string; code: string }[];
    }
  | { __component: 'sections.plans'; title: string; note?: string; action?: Link }
  | { __component: 'sections.faq'; title: string; questions: { question: string; answer: string }[] }
  | { __component: 'sections.cta'; title: string; text?: string; action?: Link; illustration?: Illustration }
  | {
      __component: 'sections.team';
      title: string;
      lead?: string;
      people: { name: string; role?: string; illustration?: Illustration }[];
    }
  | {
      __component: 'sections.ledger';
      title: string;
      day: string;
      summary?: string;
      rows: {
        name: string;
        email?: string;
        typo?: string;
        correction?: string;
        source: string;
        target: string;
        state: 'landed' | 'amended' | 'waiting';
        result: string;
        detail?: string;
      }[];
      note?: string;
    }
  | { __component: 'sections.jobs'; title: string; action?: Link }
  | { __component: 'sections.changelog'; title?: string }
  | { __component: 'sections.integration-directory'; title?: string; note?: string }
  | {
      __component: 'sections.demo';
      title: string;
      lead?: string;
      promise?: string;
      comicTitle: string;
      comicLead?: string;
    }
  | { __component: 'sections.status-hero'; words: StatusWords[] }
  | { __component: 'sections.status-board'; title: string }
  | { __component: 'sections.incidents'; title: string }
  | { __component: 'sections.rich-text'; title?: string; body: Block[] }
  | {
      __component: 'sections.image-text';
      title?: string;
      body: Block[];
      /** A file in seed/images. */
      image: string;
      imageAlt: string;
      caption?: string;
      side?: 'left' | 'right';
    };

type StatusWords = {
  state: 'running' | 'slow' | 'closed' | 'maintenance';
  title: string;
  lead?: string;
  illustrationAlt?: string;
};

export type Seo = { title?: string; description?: string; card?: 'docs' };

export type PageWords = { title: string; slug: string; lead?: string; sections: Section[]; seo?: Seo };

/** A page in all its languages. Other seed files refer to it by `key`. */
export type SeedPage = { key: string; access?: 'public' | 'auth'; words: Record<string, PageWords> };

export type SeedLegacyPage = {
  path: string;
  words: Record<string, { title: string; body: Block[]; successor?: Link }>;
};
