declare module '*?inline-script' {
  const code: string;
  export default code;
}

interface ImportMetaEnv {
  /** Defined on the server only (vite.config.ts). */
  readonly BUILD_ID: string;
}
