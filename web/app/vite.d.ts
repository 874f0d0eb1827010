declare module '*?inline-script' {
  const code: string;
  export default code;
}

interface ImportMetaEnv {
  /** On the server (vite.config.ts). */
  readonly BUILD_ID: string;
}
