declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare module '*?script-url' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** Defined on the server only (vite.config.ts). */
  readonly BUILD_ID: string;
}
