import { useAnswer } from '../use-answer';

export type PlannedChange = {
  id: string;
  uid: string;
  documentId: string;
  locale: string;
  action: 'publish' | 'unpublish';
  dueAt: string;
  doneAt: string | null;
  problem: string | null;
  title: string;
  type: string;
  isSingle: boolean;
};

export type Schedule = { timeZone: string; changes: PlannedChange[] };

/** The planned changes of one entry, or of all. */
export function useSchedule(documentId?: string) {
  const path = documentId ? `/admin/site/schedule?documentId=${documentId}` : '/admin/site/schedule';
  const { data: schedule, reload } = useAnswer<Schedule>(path, { everyMs: 5_000 });
  return { schedule, reload };
}
