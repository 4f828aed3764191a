import type { Theme } from './accent'
import { tierColors } from './tier-colors'

/**
 * Colors (`#rrggbb` only) and font of a seat map. A canvas cannot use custom properties, and scripts of a mini program
 * cannot read them. So this file repeats the values of the style sheets; tests in test/styles compare them.
 */
export interface SeatMapTheme {
  background: string
  /** The floor of a section, and the outline of the floor. */
  section: string
  sectionLine: string
  sectionText: string
  /** A seat that is not for sale. */
  seatTaken: string
  /** A seat that the filter excludes. */
  seatDimmed: string
  /** A selected seat, and the tick on it. */
  chosen: string
  chosenMark: string
  /** Row letters, the focus ring, the frame of the mini-map. */
  ink: string
  stage: string
  stageText: string
  /** Colors of the tiers, in the sequence of the list `tiers` in the session's sale data. */
  tiers: readonly string[]
  dark: boolean
  /** Font family in CSS syntax. */
  font: string
}

/** Font family. It must be the same as in reset.scss. */
const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif'

/**
 * Colors canvas, surface, ink and ink-2 of themes.scss, and shades between them. No tier has the color ink, because ink
 * marks selected seats.
 */
const GROUNDS: Record<Theme, Omit<SeatMapTheme, 'tiers' | 'dark' | 'font'>> = {
  light: {
    background: '#f6f5f3',
    section: '#ffffff',
    sectionLine: '#d5d0c9',
    sectionText: '#1b1917',
    seatTaken: '#cfcac3',
    seatDimmed: '#e4e0da',
    chosen: '#1b1917',
    chosenMark: '#ffffff',
    ink: '#1b1917',
    stage: '#dcd7d0',
    stageText: '#5e5953',
  },
  dark: {
    background: '#121110',
    section: '#1c1a19',
    sectionLine: '#423d3a',
    sectionText: '#f4f1ed',
    seatTaken: '#4a4541',
    seatDimmed: '#2f2b29',
    chosen: '#f4f1ed',
    chosenMark: '#121110',
    ink: '#f4f1ed',
    stage: '#332f2d',
    stageText: '#b4ada5',
  },
}

/**
 * Returns the colors of the map in a theme.
 * @param tiers colors of the sale's tiers, in the order of the tiers
 */
export const seatMapTheme = (theme: Theme, tiers: readonly string[]): SeatMapTheme => ({
  ...GROUNDS[theme],
  tiers: tierColors(tiers, theme),
  dark: theme === 'dark',
  font: FONT,
})
