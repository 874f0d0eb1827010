/** The id of this build, as in the X-Build header, in `builds/latest.json` and in `builds/meta/` (build.ts). */
export const buildId = import.meta.env.BUILD_ID;
