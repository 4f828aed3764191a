export interface Appearance {
  theme: 'light' | 'dark'
  /** Colour of the page behind everything, `#rrggbb`. */
  background: string
  /** Language tag of what is shown. */
  language: string
}

/** Tells the host how the page looks, for what it paints itself: status bar, the ground behind a bounce, address bar. */
export type ApplyAppearance = (look: Appearance) => void
