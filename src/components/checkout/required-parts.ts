import { makeAutoObservable } from 'mobx'

/** A part of a page that the buyer must fill in. */
export interface RequiredPart {
  /** Name of the part and of its card. */
  field: string
  isMissing: () => boolean
}

/** The required parts of a page, top to bottom: marks the missing parts and scrolls to the first missing part. */
export class RequiredParts {
  /** True after an attempt to submit: missing parts are marked from then on. */
  checked = false
  /** Part to scroll to. `sequence` grows with each request, so that the same part can be requested twice. */
  scrollTarget: { at: string; sequence: number } | null = null

  /** @param page prefix of the cards' ids */
  constructor(
    private readonly page: string,
    private readonly parts: readonly RequiredPart[],
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get missing(): string[] {
    return this.parts.filter(({ isMissing }) => isMissing()).map(({ field }) => field)
  }

  isMissing(field: string): boolean {
    return this.checked && this.missing.includes(field)
  }

  /** Returns the id of a part's card. */
  idOf(field: string): string {
    return `${this.page}-${field}`
  }

  /** Marks the missing parts from now on and scrolls to the first. @returns true if the page is complete */
  check(): boolean {
    this.checked = true
    const [first] = this.missing
    if (first !== undefined) this.scrollTo(first)
    return first === undefined
  }

  scrollTo(at: string): void {
    this.scrollTarget = { at, sequence: (this.scrollTarget?.sequence ?? 0) + 1 }
  }
}
