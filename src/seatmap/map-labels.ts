/** MapLabels on the map. */
export interface MapLabels {
  stage: string
  /** Second line of a section seen from afar: prices and free seats. Asked when it is painted; '' for none. */
  sectionNote(section: number): string
}
