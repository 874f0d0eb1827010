import styles from './page-title.module.css';

/** A page's one h1, with its opening sentence. */
export function PageTitle({ title, lead }: { title: string; lead?: string | undefined }) {
  const long = title.length > 34;
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 className={long ? styles.long : undefined}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
