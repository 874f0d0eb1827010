/** The company's mark. */
export function Mark() {
  return <span className="mark">Mostek</span>;
}
