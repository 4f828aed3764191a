/** Texts on the map. */
export interface MapLabels {
  stage: string
  /**
   * Returns the second line of a section's label, such as prices and available seats; '' if the label has only one
   * line. Called when the label is painted.
   */
  sectionNote(section: number): string
}
