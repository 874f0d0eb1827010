/** Settings of a build: its id and its folder. */
/* oxlint-disable node/no-process-env -- the only reader of these */
export const buildId = process.env.BUILD_ID || undefined;
export const buildFolder = process.env.BUILD_FOLDER || 'build';

if (buildId && !/^[\w-]{4,64}$/.test(buildId))
  throw new Error(`BUILD_ID must be 4 to 64 letters, digits, "-" or "_", but was: ${buildId}`);
