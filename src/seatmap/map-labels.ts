/** Texts on the map. */
export interface MapLabels {
  stage: string
  /** Second line of a section's label: prices and free seats. Called when it is painted; '' for none. */
  sectionNote(section: number): string
}
