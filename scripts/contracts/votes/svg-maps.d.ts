/** Types that `@svg-maps/italy` requires but does not ship. */
declare module "svg-maps__common" {
  export interface Map {
    label: string;
    viewBox: string;
    locations: { name: string; id: string; path: string }[];
  }
}
