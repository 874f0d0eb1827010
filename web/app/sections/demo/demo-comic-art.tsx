import styles from './demo.module.css';

/** The lead steps out of the form. */
export function ComicSend() {
  return (
    <svg viewBox="0 0 400 340" aria-hidden="true">
      <path className="c-gre" d="M-30 249L64 246L150 243L282 253L302 300L340 340L202 340L101 343L-29 343L-30 249Z" />
      <g transform="translate(20 6) scale(.78) rotate(-3)">
        <path className="c-mus" d="M6 15L111 9L246 2L249 95L250 204L253 339L98 344L0 346L1 216L4 135L6 15Z" />
        <path className="c-blk" d="M30 41L150 34L150 58L31 63L30 41Z" />
        <path className="c-pap" d="M30 84L114 80L220 76L221 112L149 115L32 119L30 84Z" />
        <path className="c-blk" d="M44 97L112 94L112 103L44 107L44 97Z" />
        <path className="c-hole" d="M36 154L114 149L133 167L130 274L33 279L36 154Z" />
        <path className="c-pap" d="M152 146L224 144L225 178L153 180L152 146Z" />
        <path className="c-pap" d="M153 199L225 197L226 233L153 234L153 199Z" />
        <path className="c-ver" d="M149 259L229 254L232 304L149 308L149 259Z" />
      </g>
      <g transform="translate(236 92) scale(.66)">
        <use href="#demo-legs" x="-24" y="0" width="190" height="244" />
        <use href="#demo-face" x="6" y="-2" width="110" height="138" />
        <text className={`c-blk cut ${styles.letters}`} x="61" y="113" textAnchor="middle" fontSize="46">
          JP
        </text>
      </g>
      <g transform="translate(-20 296) scale(.6)">
        <use href="#demo-wave" className="c-wat2" />
        <use href="#demo-wave" className="c-wat2" x="500" />
      </g>
    </svg>
  );
}

/** The eye looks at the lead on the bridge. */
export function ComicCheck() {
  return (
    <svg viewBox="0 0 400 340" aria-hidden="true">
      <g transform="translate(124 -8) scale(.37)">
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
            <g className={styles.eyeLook}>
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
      <g transform="translate(-8 6) scale(.5)">
        <use href="#demo-bridge" width="760" height="640" />
      </g>
      <g transform="translate(200 196) scale(.4) translate(-70 -240)">
        <use href="#demo-legs" x="-24" y="0" width="190" height="244" />
        <use href="#demo-face" x="6" y="-2" width="110" height="138" />
        <text className={`c-blk cut ${styles.letters}`} x="61" y="113" textAnchor="middle" fontSize="46">
          JP
        </text>
      </g>
      <g transform="translate(-20 296) scale(.6)">
        <use href="#demo-wave" className="c-wat2" />
        <use href="#demo-wave" className="c-wat2" x="500" />
      </g>
    </svg>
  );
}

/** The lead stands in the drawer of the far bank. */
export function ComicAcross() {
  return (
    <svg viewBox="0 0 400 340" aria-hidden="true">
      <path className="c-gre" d="M430 249L330 246L240 243L122 253L94 300L60 340L198 340L301 343L431 343L430 249Z" />
      <g transform="translate(176 40) scale(.9)">
        <use href="#demo-face" x="6" y="-2" width="110" height="138" />
        <text className={`c-blk cut ${styles.letters}`} x="61" y="113" textAnchor="middle" fontSize="46">
          JP
        </text>
      </g>
      <g transform="translate(128 132) scale(1.06)">
        <path className="c-gre" d="M22 44L22-20Q23-31 31-40Q39-45 48-46Q60-45 68-36Q73-28 74-20L74 44L22 44Z" />
        <path
          className="c-pap"
          d="M118 40L118-25Q119-36 126-44Q132-49 140-49Q153-50 161-41Q167-34 168-25L168 40L118 40Z"
        />
        <path className="c-ver" d="M1 6L80 3L196-1L199 138L124 140L2 142L1 6Z" />
        <path className="c-pap" d="M36 24L159 18L161 73L37 76L36 24Z" />
        <text className="c-blk cut" x="98" y="62" textAnchor="middle" fontSize="42">
          CRM
        </text>
        <path
          className="c-blk"
          d="M70 96L131 93L131 100Q129 107 123 112Q114 119 102 121Q94 121 87 118Q75 112 71 103Z"
        />
      </g>
      <g transform="translate(-20 308) scale(.6)">
        <use href="#demo-wave" className="c-wat2" />
        <use href="#demo-wave" className="c-wat2" x="500" />
      </g>
    </svg>
  );
}
