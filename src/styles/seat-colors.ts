import { accentOf, type Theme } from './accent'

/** What a canvas is painted with, `#rrggbb`: it reads no custom properties, and a mini program could not tell it any. */
export interface SeatColors {
  background: string
  section: string
  sectionLine: string
  sectionText: string
  seatTaken: string
  seatDimmed: string
  chosen: string
  chosenMark: string
  ink: string
  stage: string
  stageText: string
  tiers: string[]
  dark: boolean
  font: string
}

/** The faces of reset.scss. */
const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif'

/** Canvas, surface, ink and ink-2 of themes.scss; what is between them only a map has. A chosen seat is ink: no tier is. */
const GROUNDS: Record<Theme, Omit<SeatColors, 'tiers' | 'dark' | 'font'>> = {
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

/** A tier's colour as it is shown in a theme: the sale's own where it has 3:1 on the map's grounds, else moved until it has. */
export const tierColor = (color: string, theme: Theme): string => accentOf(color, theme).accent

/** @param tiers colours of the sale's tiers, in their order */
export const seatColors = (theme: Theme, tiers: readonly string[]): SeatColors => ({
  ...GROUNDS[theme],
  tiers: tiers.map((color) => tierColor(color, theme)),
  dark: theme === 'dark',
  font: FONT,
})
