export interface Focus {
  /**
   * Keeps the keyboard inside the element with this id, starting at its first control, and what lies behind from
   * scrolling. Escape calls `onEscape` of the innermost one held.
   * @returns gives the focus back to where it was.
   */
  hold(id: string, onEscape: () => void): () => void
  /** Moves the focus to the element with this id. */
  move(id: string): void
}
