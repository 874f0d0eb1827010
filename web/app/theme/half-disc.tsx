/** The icon of the theme menu: half light, half dark. */
export function HalfDisc() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="var(--ink)"
        d="M1.8 12.2Q2.6 6 8.1 3Q11.7 1.6 15.5 2.4Q21.5 5.3 22.1 12.1Q21.9 16.2 19.1 19.2Q13.7 23 7.4 20.5Q2.3 17.7 1.8 12.2Z"
      />
      <path fill="var(--mus)" d="M12.3 1.8Q18.9 2.6 21.4 9Q22.9 14.2 19.4 18.4Q16.3 21.6 11.9 22.1Z" />
    </svg>
  );
}
