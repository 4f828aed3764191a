import { makeAutoObservable } from 'mobx'
import type { Combo, ComboSession, ComboShow } from '@/api/combo'
import type { ChosenShow } from '@/domain/combo/chosen'
import { type ComboItem, copiesOf, MAX_TICKETS, missingParts } from '@/domain/combo/combo'
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

/** Reason why a choice cannot be bought: a show without a session or tier, or the number of missing shows. */
export type Missing = { kind: 'show'; entry: ChoiceEntry } | { kind: 'count'; count: number }

const hasId =
  (id: string) =>
  ({ sessionId }: ComboSession): boolean =>
    sessionId === id

/** Returns true for tiers of a price group that can be bought. */
const isOpen =
  (groupId: string) =>
  (tier: Tier): boolean =>
    tier.status === 'ON_SALE' && tier.groupId === groupId

/** The sessions, tiers and the number of sets that the buyer chooses in a combo. */
export class SessionChoice {
  /** Increases with each change of the buyer. */
  version = 0
  private groupId: string | null = null
  /** Number of sets in the address or by the buyer; null without one. */
  private wantedSets: number | null

  constructor(
    private readonly combo: () => Combo | null,
    private given: readonly ChosenShow[],
    sets: number,
  ) {
    this.wantedSets = Number.isFinite(sets) && sets >= 1 ? Math.floor(sets) : null
    makeAutoObservable<this, 'combo'>(this, { combo: false }, { autoBind: true, deep: false })
  }

  /** Number of sets, as many as can be bought. */
  get sets(): number {
    return Math.min(this.wantedSets ?? 1, this.maxSets)
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

  /** The first reason why the choice cannot be bought; null for a complete choice. */
  get missing(): Missing | null {
    const combo = this.combo()
    const { entries } = this
    const entry = entries.find(({ session, tier }) => !session || !tier)
    if (entry) return { kind: 'show', entry }
    const chosen = entries.map(({ part: { partId } }) => ({ partId }))
    const count = combo ? missingParts(combo, chosen).reduce((sum, part) => sum + part.count, 0) : 0
    return count > 0 ? { kind: 'count', count } : null
  }

  get isComplete(): boolean {
    return this.combo() !== null && this.items.length > 0 && this.missing === null
  }

  /** Returns true if every show of the choice has a tier of a price group that can be bought. */
  canTakeGroup(groupId: string): boolean {
    return this.entries.every(({ show }) => show.sessions.some(({ seatPlans }) => seatPlans.some(isOpen(groupId))))
  }

  /** Returns true if an entry can be replaced: the place can be bought, and nothing else of the choice has it. */
  canReplace({ part, show }: ChoiceEntry, { showId, sessionId, seatPlanId }: Replacement): boolean {
    const combo = this.combo()
    const own = isShow(part.partId, show.showId)
    const others = this.chosen.filter((each) => !own(each))
    const session = combo && showOf(combo, { partId: part.partId, showId })?.sessions.find(hasId(sessionId))
    const tier = session?.seatPlans.find((each) => each.seatPlanId === seatPlanId)
    return (
      tier !== undefined &&
      isOpen(this.group)(tier) &&
      !others.some((each) => each.sessionId === sessionId || isShow(part.partId, showId)(each))
    )
  }

  get maxSets(): number {
    const { perBuyer = null, remaining = null } = this.combo() ?? {}
    const tickets = this.entries.reduce((sum, { part }) => sum + part.quantity, 0)
    return Math.max(1, Math.min(perBuyer ?? Infinity, remaining ?? Infinity, Math.floor(MAX_TICKETS / (tickets || 1))))
  }

  setSets(sets: number): void {
    this.wantedSets = sets
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

  /** Returns true if a held set has the chosen shows, and the sessions, tiers and number of sets that are chosen. */
  agreesWith(items: readonly ComboItem[]): boolean {
    const combo = this.combo()
    if (!combo) return false
    const { wantedSets } = this
    if (wantedSets !== null && wantedSets !== copiesOf(combo, items)) return false
    const known = knownChoice(combo, this.given)
    if (known.length === 0) return true
    const held = known.map(({ partId, showId, sessionId, seatPlanId }) =>
      items.some(
        (item) =>
          isShow(partId, showId)(item) &&
          (sessionId ?? item.sessionId) === item.sessionId &&
          (seatPlanId ?? item.seatPlanId) === item.seatPlanId,
      ),
    )
    return held.every(Boolean) && (held.length === items.length || !choosesShows(combo))
  }

  /** Takes over the sessions and tiers of a held set. */
  adopt(items: readonly ComboItem[]): void {
    const combo = this.combo()
    this.given = items.map(({ partId, showId, sessionId, seatPlanId }) => ({ partId, showId, sessionId, seatPlanId }))
    this.wantedSets = combo && copiesOf(combo, items)
    this.groupId = null
  }
}
