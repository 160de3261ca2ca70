import { html } from "#src/lib/html.ts";

/**
 * SVG symbols and patterns of the votes, defined once per page and used as `<use href="#aye">` and `fill="url(#p-no)"`.
 */
export const marksHtml = html`
    <svg class="vh" aria-hidden="true">
      <defs>
        <pattern id="p-no" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h6v6H0z" fill="var(--v-no)"/>
          <path d="M0 0h2v6H0z" fill="var(--v-no-2)"/>
        </pattern>
        <pattern id="p-abst" width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0h5v5H0z" fill="var(--v-abst)"/>
          <circle cx="2.5" cy="2.5" r="1.1" fill="var(--paper)"/>
        </pattern>
        <pattern id="p-mis" width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0h5v5H0z" fill="var(--v-soft)"/>
          <path d="M0 0h5v1.6H0z" fill="var(--v-mis)"/>
        </pattern>
        <pattern id="p-abse" width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0h5v5H0z" fill="var(--v-soft)"/>
          <circle cx="2.5" cy="2.5" r=".9" fill="var(--v-abse)"/>
        </pattern>
        <symbol id="aye" viewBox="0 0 14 14">
          <circle cx="7" cy="7" r="7" fill="var(--v-aye)"/>
          <path d="M7 3.5v7M3.5 7h7" stroke="var(--paper)" stroke-width="2"/>
        </symbol>
        <symbol id="no" viewBox="0 0 14 14">
          <path d="M.5.5h13v13H.5z" fill="var(--v-no)"/>
          <path d="M3.5 7h7" stroke="var(--paper)" stroke-width="2"/>
        </symbol>
        <symbol id="abst" viewBox="0 0 14 14">
          <circle cx="7" cy="7" r="5.2" fill="none" stroke="var(--v-abst)" stroke-width="3"/>
        </symbol>
        <symbol id="mis" viewBox="0 0 14 14">
          <circle cx="7" cy="7" r="3.8" fill="none" stroke="var(--v-mis)" stroke-width="1.8"/>
        </symbol>
        <symbol id="abse" viewBox="0 0 14 14">
          <circle cx="7" cy="7" r="2.3" fill="var(--v-abse)"/>
        </symbol>
        <symbol id="pres" viewBox="0 0 14 14">
          <path d="M3 3l8 8M11 3l-8 8" stroke="var(--v-nv)" stroke-width="2"/>
        </symbol>
        <symbol id="sec" viewBox="0 0 14 14">
          <path d="M7 .5L13.5 7 7 13.5.5 7z" fill="var(--v-nv)"/>
        </symbol>
      </defs>
    </svg>`;
