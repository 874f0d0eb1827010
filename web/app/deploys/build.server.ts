/** Which build this is: the same in every answer it gives, in `builds/latest.json` and in `builds/meta/` (build.ts). */
export const buildId = import.meta.env.BUILD_ID;
