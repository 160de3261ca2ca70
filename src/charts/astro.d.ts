/// <reference types="vite/client" />
import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /**
     * Wakes the island when the reader first touches the figure, form or section around it; "query": or when the
     * address has a query.
     */
    "client:touch"?: boolean | "query";
    /** Wakes the island when the browser keeps something under this name. */
    "client:stored"?: string;
  }
}
