import { makeAutoObservable } from 'mobx'
import type { HostShareCard } from './share-card'

/**
 * What the page in view lets be shared. Mini programs ask for a card when the buyer shares; the chat app's browser is told ahead
 * (app/chat-app-share), and follows this.
 */
export class PageShare {
  /** Name of the screen in view. */
  page = ''
  /** Whether it may be shared: nothing of one buyer alone, and no visit that forbids it. */
  allowed = true
  private source: (() => HostShareCard) | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The card of the page in view; null where it has none of its own. */
  get card(): HostShareCard | null {
    return this.source?.() ?? null
  }

  enter(page: string, allowed: boolean): void {
    this.page = page
    this.allowed = allowed
  }

  /** @returns takes the card back, unless another page has put its own */
  present(card: () => HostShareCard): () => void {
    this.source = card
    return () => this.drop(card)
  }

  private drop(card: () => HostShareCard): void {
    if (this.source === card) this.source = null
  }
}
