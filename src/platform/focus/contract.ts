export interface Focus {
  /**
   * Traps the keyboard focus in the element with this id and stops the page behind it from scrolling. Escape calls
   * `onEscape` of the innermost trap.
   * @returns a function that releases the trap and restores the previous focus
   */
  hold(id: string, onEscape: () => void): () => void
  /** Moves the focus to the element with this id. */
  move(id: string): void
}
