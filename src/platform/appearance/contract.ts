export interface Appearance {
  theme: 'light' | 'dark'
  /** Of the status bar's text: light over a dark head, whatever the theme. */
  statusText: 'light' | 'dark'
  /** Colour of the page behind everything, `#rrggbb`. */
  background: string
  /** Language tag of the texts on the page. */
  language: string
  /** The host's bar is above the page, as over the web view; else the page draws the bar itself. */
  hostBar: boolean
}

/** Sets the colours of what the host paints around the page: status bar, background behind a bounce, address bar. */
export type ApplyAppearance = (look: Appearance) => void
