import { makeAutoObservable } from 'mobx'
import type { Combo, ComboSession, ComboShow } from '@/api/combo'
import type { ChosenShow } from '@/domain/combo/chosen'
import { type ComboItem, MAX_TICKETS, missingParts } from '@/domain/combo/combo'
import { choosesShows, type ComboPart, isShow, knownChoice, showOf } from '../parts/combo-facts'

export type Tier = ComboSession['seatPlans'][number]

/** A chosen show with its session and tier. Both are null if no session of the show can be bought. */
export interface ChoiceEntry {
  part: ComboPart
  show: ComboShow
  session: ComboSession | null
  tier: Tier | null
}

/** A place to hold instead of an entry. */
export interface Replacement {
  showId: string
  sessionId: string
  seatPlanId: string
}

const isOpen =
  (groupId: string) =>
  (tier: Tier): boolean =>
    tier.status === 'ON_SALE' && tier.groupId === groupId

/** The sessions, tiers and the number of sets that the buyer chooses in a combo. */
export class SessionChoice {
  /** Number of sets. */
  sets: number
  /** Increases with each change of the buyer. */
  version = 0
  private groupId: string | null = null

  constructor(
    private readonly combo: () => Combo | null,
    private given: readonly ChosenShow[],
    sets: number,
  ) {
    this.sets = Math.max(1, Math.floor(sets) || 1)
    makeAutoObservable<this, 'combo'>(this, { combo: false }, { autoBind: true, deep: false })
  }

  /** The chosen shows, or all shows of a combo without a choice of shows. */
  get shows(): ChosenShow[] {
    const combo = this.combo()
    if (!combo) return []
    const known = knownChoice(combo, this.given)
    if (choosesShows(combo)) return known
    return combo.parts.flatMap(({ partId, shows }) =>
      shows.map(({ showId }) => known.find(isShow(partId, showId)) ?? { partId, showId }),
    )
  }

  /** Group of tiers with a common price; '' for a combo without groups. */
  get group(): string {
    const { shows } = this
    const combo = this.combo()
    if (!combo) return ''
    const tiersOf = (chosen: ChosenShow) => showOf(combo, chosen)?.sessions.flatMap(({ seatPlans }) => seatPlans) ?? []
    const picked = shows.flatMap((chosen) => tiersOf(chosen).filter((tier) => tier.seatPlanId === chosen.seatPlanId))
    const ids = [...new Set(shows.flatMap(tiersOf).map((tier) => tier.groupId))]
    const sold = ids.filter((id) => shows.every((chosen) => tiersOf(chosen).some(isOpen(id))))
    const wanted = this.groupId ?? picked[0]?.groupId
    if (wanted !== undefined && ids.includes(wanted)) return wanted
    // The cheapest group, whose price the combo's page shows.
    const lowestOf = (id: string) =>
      Math.min(...shows.flatMap(tiersOf).flatMap((tier) => (tier.groupId === id ? [tier.singlePrice] : [])))
    return [...sold].sort((a, b) => lowestOf(a) - lowestOf(b))[0] ?? ids[0] ?? ''
  }

  get entries(): ChoiceEntry[] {
    const combo = this.combo()
    const { group } = this
    const taken = new Set<string>()
    return this.shows.flatMap((chosen) => {
      const part = combo?.parts.find(({ partId }) => partId === chosen.partId)
      const show = combo && showOf(combo, chosen)
      if (!part || !show) return []
      const open = show.sessions.filter(
        ({ sessionId, seatPlans }) => !taken.has(sessionId) && seatPlans.some(isOpen(group)),
      )
      const session = open.find(({ sessionId }) => sessionId === chosen.sessionId) ?? open[0] ?? null
      if (session) taken.add(session.sessionId)
      const tiers = [...(session?.seatPlans ?? [])].filter(isOpen(group))
      const cheapest = [...tiers].sort((a, b) => a.singlePrice - b.singlePrice)[0] ?? null
      const tier = tiers.find(({ seatPlanId }) => seatPlanId === chosen.seatPlanId) ?? cheapest
      return [{ part, show, session, tier }]
    })
  }

  get items(): ComboItem[] {
    return this.entries.flatMap(({ part: { partId, quantity }, show: { showId }, session, tier }) =>
      session && tier
        ? [
            {
              ...{ partId, showId, sessionId: session.sessionId, seatPlanId: tier.seatPlanId },
              quantity: quantity * this.sets,
            },
          ]
        : [],
    )
  }

  /** The choice with sessions and tiers, for the address. */
  get chosen(): ChosenShow[] {
    return this.entries.map(({ part: { partId }, show: { showId }, session, tier }) => ({
      ...{ partId, showId },
      ...(session && { sessionId: session.sessionId }),
      ...(tier && { seatPlanId: tier.seatPlanId }),
    }))
  }

  /** True if every show has a session and a tier, and no part lacks a show. */
  get isComplete(): boolean {
    const combo = this.combo()
    const { entries, items } = this
    return (
      combo !== null && items.length > 0 && items.length === entries.length && missingParts(combo, items).length === 0
    )
  }

  get maxSets(): number {
    const { perBuyer = null, remaining = null } = this.combo() ?? {}
    const tickets = this.entries.reduce((sum, { part }) => sum + part.quantity, 0)
    return Math.max(1, Math.min(perBuyer ?? Infinity, remaining ?? Infinity, Math.floor(MAX_TICKETS / (tickets || 1))))
  }

  setSets(sets: number): void {
    this.sets = Math.min(sets, this.maxSets)
    this.version += 1
  }

  setGroup(groupId: string): void {
    this.groupId = groupId
    this.version += 1
  }

  /** Chooses a session or a tier of an entry's show. */
  pick(
    { part: { partId }, show: { showId } }: ChoiceEntry,
    picked: Pick<ChosenShow, 'sessionId' | 'seatPlanId'>,
  ): void {
    this.given = this.chosen.map((each) => (isShow(partId, showId)(each) ? { ...each, ...picked } : each))
    this.version += 1
  }

  /** Replaces the show, session and tier of an entry. */
  replace(
    { part: { partId }, show: { showId } }: ChoiceEntry,
    { showId: other, sessionId, seatPlanId }: Replacement,
  ): void {
    this.given = this.chosen.map((each) =>
      isShow(partId, showId)(each) ? { partId, showId: other, sessionId, seatPlanId } : each,
    )
    this.version += 1
  }

  /** Takes over the sessions and tiers of a held set. */
  adopt(items: readonly ComboItem[], sets: number): void {
    this.given = items.map(({ partId, showId, sessionId, seatPlanId }) => ({ partId, showId, sessionId, seatPlanId }))
    this.sets = sets
    this.groupId = null
  }
}
