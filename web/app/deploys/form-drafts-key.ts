/** The key of saved form drafts in sessionStorage. schedule.ts reads it without loading form-drafts.ts. */
export const formDraftsKey = 'forms';
