interface ImportMetaEnv {
  /** Base address of a live API ("https://api.example/v1/19"); absent = the site answers from its own files. */
  readonly PUBLIC_API_BASE?: string;
}
