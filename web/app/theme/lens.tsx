/** The icon of the search sheet, cut from paper like the lens of the drawing "no-result". */
export function Lens() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="var(--mus)" d="M4.6 10.2Q5.4 5.2 10.2 4.5Q15.2 4.9 15.8 10Q15.1 15 10.1 15.6Q5.2 15 4.6 10.2Z" />
      <path
        fill="var(--ink)"
        fillRule="evenodd"
        d="M1.6 10.3Q2.2 3.6 8.3 1.8Q13.6 .9 16.9 4.7Q19.8 8.9 17.6 13.7L22.6 19.3L19.4 22.4L14.1 17Q9.6 19.4 5.3 16.9Q1.8 14.4 1.6 10.3ZM4.6 10.2Q5.2 15 10.1 15.6Q15.1 15 15.8 10Q15.2 4.9 10.2 4.5Q5.4 5.2 4.6 10.2Z"
      />
    </svg>
  );
}
