/** The colours of a map, `#rrggbb` only, and its font. */
export interface SeatMapTheme {
  background: string
  /** A section's floor, and the line around it. */
  section: string
  sectionLine: string
  sectionText: string
  /** A seat that nobody else can have. */
  seatTaken: string
  /** A seat that the filter leaves out. */
  seatDimmed: string
  /** A chosen seat, and the tick on it. */
  chosen: string
  chosenMark: string
  /** Row letters, the focus ring, the frame of the mini-map. */
  ink: string
  stage: string
  stageText: string
  /** A colour for each tier of the sale, in its order. */
  tiers: readonly string[]
  dark: boolean
  /** Family only, as in CSS. */
  font: string
}

/** MapLabels on the map. */
export interface MapLabels {
  stage: string
  /** Second line of a section seen from afar: prices and free seats. Asked when it is painted; '' for none. */
  sectionNote(section: number): string
}
