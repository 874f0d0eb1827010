/** A page's one h1, with its opening sentence. */
export function PageTitle({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className="page-title">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
