/** Active holds of the system's back. The latest is the last in the list. */
export class Holds {
  private readonly list: { onBack: () => void }[] = []

  get empty(): boolean {
    return this.list.length === 0
  }

  /** @returns a function that releases the hold; the function returns true if the hold was still active */
  add(onBack: () => void): () => boolean {
    const hold = { onBack }
    this.list.push(hold)
    return () => {
      const at = this.list.indexOf(hold)
      if (at >= 0) this.list.splice(at, 1)
      return at >= 0
    }
  }

  /** Calls `onBack` of the latest hold. */
  back(): void {
    this.list[this.list.length - 1]?.onBack()
  }
}
