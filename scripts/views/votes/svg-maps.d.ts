/** Types that `@svg-maps/italy` asks for and does not bring. */
declare module "svg-maps__common" {
  export interface Map {
    label: string;
    viewBox: string;
    locations: { name: string; id: string; path: string }[];
  }
}
