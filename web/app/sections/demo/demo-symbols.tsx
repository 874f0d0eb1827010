/** Shapes that the pictures of the demo share: the lead's face and legs, the bridge, a hook, a wave. */
export function DemoSymbols() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs>
        <clipPath id="demo-e">
          <path d="M12 215Q27 194 48 176Q78 151 116 135Q138 128 160 122Q203 117 246 122Q281 126 313 137Q340 150 363 167Q389 186 409 210Q391 234 366 252Q342 268 314 280Q283 294 247 299Q207 302 167 297Q137 292 110 282Q87 274 66 262Q34 242 12 215Z" />
        </clipPath>
        <path
          id="demo-wave"
          d="M0 0Q17 14 38 19Q71 20 96 0Q114 15 137 21Q176 26 204 0Q230 20 262 18Q282 14 296 0Q313 15 335 20Q373 27 402 0Q423 17 450 19Q479 20 500 0L503 0L502 120L383 121L232 120L147 120L0 120L0 0Z"
        />
      </defs>
      <symbol id="demo-face" viewBox="6 -2 110 138" overflow="visible">
        <path className="c-mus" d="M15 7L93 1L112 23L109 128L10 134L15 7Z" />
        <path className="c-sh" d="M92 2L112 22L90 25L92 2Z" />
        <path className="c-pap" d="M25 35L53 33L55 60L27 62L25 35Z" />
        <path className="c-pap" d="M67 33L96 31L96 58L67 60L67 33Z" />
        <path className="c-blk" d="M31 48L38 54L56 30L61 35L39 64L28 53L31 48Z" />
        <path className="c-blk" d="M79 46Q79 39 86 39Q92 41 92 46Q91 53 84 53Q79 51 79 46Z" />
      </symbol>
      <symbol id="demo-legs" viewBox="-24 0 190 244" overflow="visible">
        <path
          className="c-ink"
          d="M-12 236L6 172Q5 149 16 131Q26 116 41 110Q59 103 78 110Q95 119 104 137Q111 151 112 166L141 231L116 238L92 173Q90 154 78 142Q57 127 39 148Q29 161 30 178L11 241Z"
        />
        <path className="c-ink" d="M-21 240L-14 222L12 227L18 242L-21 240Z" />
        <path className="c-ink" d="M115 240L116 224L139 216Q148 220 153 224Q161 231 163 239L115 240Z" />
      </symbol>
      <symbol id="demo-bridge" viewBox="0 0 760 640" overflow="visible">
        <clipPath id="demo-c">
          <path d="M377 620L373 488Q376 443 401 404Q418 377 442 357Q470 336 504 328Q533 323 562 326Q609 336 647 364Q675 391 691 427Q705 457 706 491L705 620L629 619L629 499Q628 472 614 449Q585 412 539 409Q497 412 470 443Q452 469 451 501L450 619L377 620Z" />
        </clipPath>
        <path
          className="c-ver"
          d="M61 618L61 469Q62 437 71 406Q90 361 124 327Q150 306 181 294Q215 282 252 281Q288 283 323 295Q354 308 379 330Q407 356 424 390Q438 429 440 470L440 619L358 622L359 483Q357 442 331 409Q306 383 271 375Q218 371 175 405Q145 438 141 482L142 620L61 618Z"
        />
        <path
          className="c-ink"
          d="M377 620L373 488Q376 443 401 404Q418 377 442 357Q470 336 504 328Q533 323 562 326Q609 336 647 364Q675 391 691 427Q705 457 706 491L705 620L629 619L629 499Q628 472 614 449Q585 412 539 409Q497 412 470 443Q452 469 451 501L450 619L377 620Z"
        />
        <path
          className="c-mus"
          d="M61 618L61 469Q62 437 71 406Q90 361 124 327Q150 306 181 294Q215 282 252 281Q288 283 323 295Q354 308 379 330Q407 356 424 390Q438 429 440 470L440 619L358 622L359 483Q357 442 331 409Q306 383 271 375Q218 371 175 405Q145 438 141 482L142 620L61 618Z"
          clipPath="url(#demo-c)"
        />
      </symbol>
      <symbol id="demo-hook" viewBox="0 -2 34 52">
        <path
          className="c-ink"
          d="M22.3 .4L31-1L29.7 34Q29.1 42.7 21.8 47.3Q14.5 49.5 7.8 46.1Q2.7 41.7 1.8 35L1.6 28.1L10.1 28.5L10.6 34.2Q11.9 37.8 16 38.7Q21.2 38.4 21.6 33.4Z"
        />
      </symbol>
    </svg>
  );
}
