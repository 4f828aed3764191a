import { makeAutoObservable } from 'mobx'
import type { HostShareCard } from './share-card'

/**
 * Share state of the page in view. Mini programs request the share card when the buyer shares. The chat app's browser
 * needs the card in advance, so app/chat-app-share observes this object.
 */
export class PageShare {
  /** Name of the screen in view. */
  page = ''
  /** True if the page may be shared: it contains no personal data of the buyer, and the visit allows sharing. */
  allowed = true
  private source: (() => HostShareCard) | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The card of the page in view; null if the page has none. */
  get card(): HostShareCard | null {
    return this.source?.() ?? null
  }

  enter(page: string, allowed: boolean): void {
    this.page = page
    this.allowed = allowed
  }

  /**
   * Sets the page's share card. @returns a function that removes the card, unless another page has set its card since
   */
  present(card: () => HostShareCard): () => void {
    this.source = card
    return () => this.drop(card)
  }

  private drop(card: () => HostShareCard): void {
    if (this.source === card) this.source = null
  }
}
