/** A drawer full of cards, labelled CRM. */
export function Drawer({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-4 -70 210 216" aria-hidden="true">
      <path
        className="c-gre"
        d="M22 44.3L22-19.3Q22.6-31.8 31.7-40.3Q38.8-45.4 47.7-45.6Q58.8-45.9 66.6-38.2Q73.6-30.6 74.1-20.5L73.3 44.5L22 44.3Z"
      />
      <path
        className="c-pap"
        d="M66.1 33.8L65.4-36.5Q66.1-47.9 73.1-56.7Q78.9-62.3 86.7-64.7Q94.2-66.5 101.7-65.3Q112.5-61.9 119.5-53Q123.4-45.8 123.5-37.5L124.3 34.3L66.1 33.8Z"
      />
      <path
        className="c-mus"
        d="M117.7 39.9L118.3-24.6Q118.7-33.8 124.5-41Q130.1-47.4 138.4-49.1Q153.6-51.3 163-39.1Q167.8-33 168.2-25.5L167.7 40.6L117.7 39.9Z"
      />
      <path className="c-ver" d="M-.5 5.5L72.9 1.8L196.4-2.9L200.9 138.5L97.6 140.3L3.8 142.9L-.5 5.5Z" />
      <path className="c-pap" d="M36.6 24.1L159.7 18.3L161.5 72L37.1 75.7L36.6 24.1Z" />
      <text className="c-blk cut" x="98" y="62" textAnchor="middle" fontSize="42">
        CRM
      </text>
      <path
        className="c-blk"
        d="M69.3 96.6L130.1 93.2L130.6 100.2Q128.9 109.3 119.1 115.1Q112.6 118.9 104.8 120.5Q94.2 121.2 84.9 117.1Q74.9 111.9 71.2 103.2Z"
      />
    </svg>
  );
}
