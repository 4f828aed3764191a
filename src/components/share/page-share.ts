import { makeAutoObservable } from 'mobx'
import type { HostShareCard } from './share-card'

/**
 * Share state of the page in view. Mini programs request a card when the buyer shares. The chat app's browser needs it
 * in advance (app/chat-app-share), and observes this.
 */
export class PageShare {
  /** Name of the screen in view. */
  page = ''
  /** True if the page may be shared: it is not a buyer's own, and the visit allows it. */
  allowed = true
  private source: (() => HostShareCard) | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The card of the page in view; null without one of its own. */
  get card(): HostShareCard | null {
    return this.source?.() ?? null
  }

  enter(page: string, allowed: boolean): void {
    this.page = page
    this.allowed = allowed
  }

  /** @returns removes the card, unless another page has set its own */
  present(card: () => HostShareCard): () => void {
    this.source = card
    return () => this.drop(card)
  }

  private drop(card: () => HostShareCard): void {
    if (this.source === card) this.source = null
  }
}
