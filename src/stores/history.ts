import { makeAutoObservable } from 'mobx'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import { persisted } from './persisted'

/** Keywords shown on the search screen. */
const MOST_KEYWORDS = 12

/** What the person on this device searched for; it stays through logouts. */
export class HistoryStore {
  /** Newest first. */
  keywords: string[] = []

  constructor(deps: { storage: HostStorage }) {
    makeAutoObservable(this, {}, { autoBind: true })
    persisted(
      deps.storage,
      keys.searchHistory,
      (kept) => (this.keywords = kept),
      () => this.keywords,
    )
  }

  addKeyword(keyword: string): void {
    const word = keyword.trim()
    if (word) this.keywords = [word, ...this.keywords.filter((known) => known !== word)].slice(0, MOST_KEYWORDS)
  }

  clearKeywords(): void {
    this.keywords = []
  }
}
