import { makeAutoObservable, runInAction } from 'mobx'
import { sameSeats, type SeatSuggestion } from '@/api/hold-set'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { SessionChoice } from './session-choice'

/** The seats that the buyer has chosen for the sessions of a combo, and the suggestions to choose from. */
export class SameSeatsModel {
  suggestions: readonly SeatSuggestion[] = []
  /** Index of the chosen suggestion; null without one. */
  index: number | null = null
  /** True after a request that found no seats. */
  isEmpty = false
  /** Chosen seats by session. Sessions without an entry get the best seats of their tier. */
  seats: ReadonlyMap<string, readonly string[]> = new Map()

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'dialogs'>,
    private readonly promotionId: string,
    private readonly choice: SessionChoice,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Sessions with seats. */
  private get seated() {
    return this.choice.entries.filter(({ show, session }) => show.seatPickType !== 'SUPPORT_NONE' && session !== null)
  }

  /** True if the gateway picks the seats of a session unless the buyer chooses them. */
  get hasSeats(): boolean {
    return this.seated.length > 0
  }

  /** True if the same seats can be chosen: at least two sessions with seats and with equal numbers of tickets. */
  get isOffered(): boolean {
    const { seated } = this
    return seated.length > 1 && new Set(seated.map(({ part }) => part.quantity)).size === 1
  }

  /** Requests suggestions and takes the best one. Never rejects. */
  async suggest(): Promise<void> {
    const { client, dialogs } = this.deps
    const { promotionId, seated } = this
    const sessionIds = seated.flatMap(({ session }) => session?.sessionId ?? [])
    const quantity = (seated[0]?.part.quantity ?? 1) * this.choice.sets
    const maxPrice = Math.max(...seated.map(({ tier }) => tier?.singlePrice ?? 0))
    const { version } = this.choice
    try {
      const request = { promotionId, sessionIds, quantity, maxPrice }
      const { suggestions } = await client.call(sameSeats, request, { inlineErrors: true })
      // The buyer has changed the choice in the meantime.
      if (version !== this.choice.version) return
      runInAction(() => {
        this.suggestions = suggestions.filter(({ sessions }) => sessions.some(({ seatIds }) => seatIds.length > 0))
        this.isEmpty = this.suggestions.length === 0
      })
      if (this.suggestions.length > 0) this.take(this.bestIndex)
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }

  /** Chooses a suggestion, with the tiers of its seats. */
  take(index: number): void {
    const { sessions } = this.suggestions[index] ?? { sessions: [] }
    const found = sessions.filter(({ seatPlanId }) => seatPlanId !== '')
    for (const { showId, sessionId, seatPlanId } of found) {
      const entry = this.choice.entries.find(({ session }) => session?.sessionId === sessionId)
      if (entry && entry.tier?.seatPlanId !== seatPlanId) this.choice.replace(entry, { showId, sessionId, seatPlanId })
    }
    this.index = index
    this.seats = new Map(found.flatMap(({ sessionId, seatIds }) => (seatIds.length > 0 ? [[sessionId, seatIds]] : [])))
  }

  /** Sets the seats of one session. The choice is then none of the suggestions. */
  setSeats(sessionId: string, seatIds: readonly string[]): void {
    this.suggestions = []
    this.index = null
    const others = [...this.seats].filter(([id]) => id !== sessionId)
    this.seats = new Map(seatIds.length > 0 ? [...others, [sessionId, seatIds]] : others)
  }

  /** Drops the seats and the suggestions, which belong to an earlier choice. */
  clear(): void {
    this.suggestions = []
    this.index = null
    this.isEmpty = false
    this.seats = new Map()
  }

  /** The best suggestion with the chosen tiers, or else the first one. */
  private get bestIndex(): number {
    const tiers = new Set(this.choice.items.map(({ seatPlanId }) => seatPlanId))
    const same = this.suggestions.findIndex(({ sessions }) => sessions.every(({ seatPlanId }) => tiers.has(seatPlanId)))
    return Math.max(0, same)
  }
}
