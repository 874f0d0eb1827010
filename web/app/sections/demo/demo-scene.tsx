import styles from './demo.module.css';

/** The bridge with the eye, the signal and the walking lead. The island moves the parts with `data-demo`. */
export function DemoScene() {
  return (
    <svg className={styles.picture} viewBox="0 -12 760 618" aria-hidden="true">
      <path
        className="c-moon"
        d="M217 491Q220 469 241 461Q258 457 272 468Q280 478 281 491Q281 512 263 521Q251 526 238 521Q219 512 217 491Z"
      />
      <g className={styles.eye} transform="translate(310 -14) scale(.51)">
        <path
          className={`c-ver ${styles.eyeBrow}`}
          d="M38 90Q51 63 81 41Q102 25 129 14Q153 5 180 0Q217-7 256-4Q296-1 331 11Q365 24 391 43L370 93Q349 77 321 66Q292 57 260 53Q210 52 164 64Q127 75 101 93Q83 109 74 127L38 90Z"
        />
        <g className={styles.eyeBall} transform="translate(6 10) scale(.97)">
          <path
            className="c-pap"
            d="M12 215Q27 194 48 176Q78 151 116 135Q138 128 160 122Q203 117 246 122Q281 126 313 137Q340 150 363 167Q389 186 409 210Q391 234 366 252Q342 268 314 280Q283 294 247 299Q207 302 167 297Q137 292 110 282Q87 274 66 262Q34 242 12 215Z"
          />
          <g clipPath="url(#demo-e)">
            <g className={styles.eyeLook} data-demo="look">
              <path
                className="c-gre"
                d="M127 212Q129 188 142 166Q161 138 194 130Q223 126 250 138Q270 149 284 167Q296 187 296 212Q295 239 281 261Q266 281 244 290Q210 302 178 288Q154 276 140 254Q129 235 127 212Z"
              />
              <path
                className="c-blk"
                d="M161 209Q162 193 172 179Q183 165 201 160Q213 157 225 159Q246 165 259 182Q266 195 265 210Q265 223 261 234Q249 252 228 260Q216 262 204 261Q183 256 170 239Q162 225 161 209Z"
              />
              <path
                className={`c-mus ${styles.eyeTick}`}
                d="M176 207L192 193L209 214L246 166L261 179L210 248L176 207Z"
              />
            </g>
          </g>
        </g>
        <path
          className={`c-lid ${styles.eyeLid}`}
          d="M2 220Q18 199 39 180Q58 164 81 151Q105 139 131 131Q168 120 206 119Q235 119 263 125Q296 131 326 143Q351 154 372 169Q399 188 418 213L397 227Q371 202 332 186Q310 177 285 170Q255 164 224 163Q174 163 128 175Q96 184 68 198Q43 213 23 231Z"
        />
      </g>
      <g transform="translate(622 350)">
        <path className="c-ink" d="M0-1L-1-75L-1-150L12-152L13-70L14 1Z" />
        <path className="c-ink" d="M-12 1L-8-12L19-13L25 1L-12 1Z" />
        <g transform="translate(6 -132)">
          <g className={styles.arm}>
            <path className="c-ver" d="M14-16L-67-19L-69 14L13 16L14-16Z" />
            <path className="c-pap" d="M-40-15L-51-16L-54 12L-41 12L-40-15Z" />
            <path className="c-blk" d="M-3 0Q-1-6 6-7Q10-5 11 0Q9 8 2 7Q-3 5-3 0Z" />
          </g>
        </g>
      </g>
      <use href="#demo-bridge" width="760" height="640" />
      <g className="c-wat" transform="translate(-1100 526)">
        <use href="#demo-wave" />
        <use href="#demo-wave" x="500" />
        <use href="#demo-wave" x="1000" />
        <use href="#demo-wave" x="1500" />
        <use href="#demo-wave" x="2000" />
        <use href="#demo-wave" x="2500" />
      </g>
      <path
        className="c-gre"
        d="M-1100 471L-818 468L-521 467L-315 467L-12 464L85 468L104 512L144 546L156 620L-226 626L-393 627L-828 633L-1099 639L-1098 548L-1100 471Z"
      />
      <path
        className="c-gre"
        d="M1900 473L1606 471L1278 467L1066 467L780 465L692 475L665 513L626 546L612 622L969 626L1305 631L1502 634L1899 638L1900 549L1900 473Z"
      />
      <g className="c-wat2" transform="translate(-1000 566)">
        <use href="#demo-wave" />
        <use href="#demo-wave" x="500" />
        <use href="#demo-wave" x="1000" />
        <use href="#demo-wave" x="1500" />
        <use href="#demo-wave" x="2000" />
        <use href="#demo-wave" x="2500" />
      </g>
      <g className={styles.walker} data-demo="walker">
        <g transform="translate(-46 -158) scale(.66)">
          <use href="#demo-legs" x="-24" y="0" width="190" height="244" />
          <use href="#demo-face" x="6" y="-2" width="110" height="138" />
          <text
            className={`c-blk cut ${styles.letters}`}
            x="61"
            y="113"
            textAnchor="middle"
            fontSize="46"
            data-demo="walker-initials"
          />
          <g className={styles.tag}>
            <path className="c-ver" d="M92-12L132-16L136 21L114 35L94 24Z" />
            <text className="c-blk cut" x="114" y="18" textAnchor="middle" fontSize="30" data-demo="count" />
          </g>
        </g>
      </g>
    </svg>
  );
}
