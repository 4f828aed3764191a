export interface Appearance {
  theme: 'light' | 'dark'
  /** Color of the status bar's text. It is light over a dark header, independent of the theme. */
  statusText: 'light' | 'dark'
  /** Color of the page background, `#rrggbb`. */
  background: string
  /** Language tag of the texts on the page. */
  language: string
  /** True if the host draws a navigation bar above the page, as over the web view. Otherwise the page draws the bar. */
  hostBar: boolean
}

/**
 * Sets the colors of the areas that the host draws around the page: status bar, background during overscroll, address
 * bar.
 */
export type ApplyAppearance = (look: Appearance) => void
