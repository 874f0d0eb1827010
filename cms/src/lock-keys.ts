/** Keys of PostgreSQL's advisory locks. The web and the enquiries worker have other keys in the same database. */
export const lockKeys = {
  /** Every write of content. The same number is in database/migrations/0010_content_store.sql. */
  write: 7_305,
  /** Storing answers after publications. */
  refill: 7_306,
  grantReading: 7_307,
  /** Filling the index of links for the first time. */
  references: 7_308,
  /** What every process sets up when it starts. */
  start: 7_309,
};
