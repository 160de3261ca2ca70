/// <reference types="vite/client" />
import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /**
     * Hydrates the island at the first interaction with the surrounding figure, form or section; "query": also when the
     * URL has a query.
     */
    "client:touch"?: boolean | "query";
    /** Hydrates the island when local storage has an entry of this name. */
    "client:stored"?: string;
  }
}
