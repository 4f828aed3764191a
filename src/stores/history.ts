import { makeAutoObservable } from 'mobx'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import { persisted } from './persisted'

/** Maximum number of keywords that the search screen shows. */
const MAX_KEYWORDS = 12

/** Search keywords that were used on this device, of shows or of goods. A logout does not clear them. */
export class HistoryStore {
  /** Keywords, the newest first. */
  keywords: string[] = []

  constructor(deps: { storage: HostStorage }, key: typeof keys.searchHistory = keys.searchHistory) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    persisted(
      deps.storage,
      key,
      (stored) => (this.keywords = stored),
      () => this.keywords,
    )
  }

  addKeyword(keyword: string): void {
    const trimmed = keyword.trim()
    if (trimmed) this.keywords = [trimmed, ...this.keywords.filter((known) => known !== trimmed)].slice(0, MAX_KEYWORDS)
  }

  clearKeywords(): void {
    this.keywords = []
  }
}
