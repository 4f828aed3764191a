export interface Appearance {
  theme: 'light' | 'dark'
  /** Colour of the status bar's text: light over a dark header in any theme. */
  statusText: 'light' | 'dark'
  /** Color of the page background, `#rrggbb`. */
  background: string
  /** Language tag of the texts on the page. */
  language: string
  /** True if the host's bar is above the page, as over the web view; otherwise the page draws the bar. */
  hostBar: boolean
}

/** Sets the colours of the host's areas around the page: status bar, background behind a bounce, address bar. */
export type ApplyAppearance = (look: Appearance) => void
