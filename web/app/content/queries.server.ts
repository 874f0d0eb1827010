/** Loads every module that defines content queries, so that all of them can be announced. */
import.meta.glob(['./**/*.server.ts', '!./queries.server.ts'], { eager: true });
