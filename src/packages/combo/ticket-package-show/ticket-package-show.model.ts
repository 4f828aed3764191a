import { makeAutoObservable } from 'mobx'
import { type Combo, comboDetail, type ComboShow } from '@/api/combo'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { cheapestSet, lowestShare } from '@/domain/combo/cheapest'
import { checkChoice, type ChoiceState } from '@/domain/combo/choice'
import { type ChosenShow, formatChosen, parseChosen } from '@/domain/combo/chosen'
import { type ComboFacts, type ComboItem, MAX_SESSIONS, missingParts } from '@/domain/combo/combo'
import { type ComboSums, comboShares, sumsOf } from '@/domain/combo/shares'
import type { Fen } from '@/domain/money'
import { type LinkTo, linkTo } from '@/router/link-to'
import { noteInAddress } from '@/router/note-in-address'
import type { RouteParams } from '@/router/table/table'
import {
  buyableFacts,
  choosesShows,
  type ComboPart,
  isShow,
  knownChoice,
  overlaps,
  sessionBlock,
  showBlock,
  showOf,
} from '../parts/combo-facts'

/** Model of the choice of shows. The choice is a parameter of the address. */
export class TicketPackageShowModel {
  readonly combo: Resource<Combo>
  private readonly promotionId: string
  /** Number of sets in the address, which the choice of sessions uses. */
  private readonly quantity: string
  /** The choice as given in the address or by the buyer. It may contain unknown shows. */
  private given: readonly ChosenShow[]

  constructor(
    deps: Pick<ModelDeps, 'navigate' | 'screen'>,
    { promotionId, chosen, quantity }: RouteParams<'ticket-package-show'>,
  ) {
    this.quantity = quantity ?? ''
    this.promotionId = promotionId
    this.given = parseChosen(chosen)
    this.combo = deps.screen.query(comboDetail, { id: promotionId }, { options: HANDLES_NOT_FOUND })
    makeAutoObservable<this, 'promotionId' | 'quantity'>(
      this,
      { promotionId: false, quantity: false },
      { autoBind: true, deep: false },
    )
    // A combo without a choice of shows goes straight to its sessions.
    deps.screen.reaction(
      () => this.combo.value !== null && !choosesShows(this.combo.value),
      (isFixed) => isFixed && void deps.navigate.redirect('ticket-package-session', { promotionId }),
      { fireImmediately: true },
    )
  }

  /** The chosen shows that can be bought. */
  get chosen(): ChosenShow[] {
    const { value } = this.combo
    if (!value) return []
    return knownChoice(value, this.given, (show) => showBlock(show) === null)
  }

  get facts(): ComboFacts | null {
    return this.combo.value && buyableFacts(this.combo.value)
  }

  /** The chosen shows with their cheapest tiers; [] without a choice. */
  private get items(): ComboItem[] {
    const { facts, chosen } = this
    if (!facts) return []
    const items = cheapestSet(facts, chosen) ?? []
    return items.filter((item) => chosen.some(isShow(item.partId, item.showId)))
  }

  get state(): ChoiceState {
    const { facts, chosen, items } = this
    if (!facts) return { missing: [], nextStep: null }
    return { ...checkChoice(facts, items), missing: missingParts(facts, chosen) }
  }

  get isComplete(): boolean {
    return this.combo.value !== null && this.chosen.length > 0 && this.state.missing.length === 0
  }

  /** Lowest sums of the chosen shows, fen; null until the choice is complete. */
  get sums(): ComboSums | null {
    const { facts, isComplete, items } = this
    return facts && isComplete && items.length > 0 ? sumsOf(comboShares(facts, items)) : null
  }

  /** Chosen shows whose times overlap in all their sessions. */
  get overlaps(): [ComboShow, ComboShow][] {
    const { value } = this.combo
    if (!value) return []
    return overlaps(
      this.chosen.flatMap((chosen) => {
        const show = showOf(value, chosen)
        return show ? [{ show, sessions: show.sessions.filter((session) => sessionBlock(session) === null) }] : []
      }),
    )
  }

  /** Link to the choice of sessions. */
  get next(): LinkTo {
    return linkTo('ticket-package-session', this.addressOf(this.chosen))
  }

  isChosen(part: ComboPart, show: ComboShow): boolean {
    return this.chosen.some(isShow(part.partId, show.showId))
  }

  /** Returns true if as many shows of the part are chosen as allowed. */
  isFull({ partId, most }: ComboPart): boolean {
    return this.countOf(partId) >= most || this.chosen.length >= MAX_SESSIONS
  }

  countOf(partId: string): number {
    return this.chosen.filter((each) => each.partId === partId).length
  }

  /** Returns the lowest price of one ticket of a show beside the other chosen shows, fen, or null. */
  shareOf({ partId }: ComboPart, { showId }: ComboShow): Fen | null {
    return this.facts && lowestShare(this.facts, this.chosen, { partId, showId })
  }

  toggle(part: ComboPart, { showId }: ComboShow): void {
    const { partId } = part
    const others = this.chosen.filter((each) => !isShow(partId, showId)(each))
    if (others.length === this.chosen.length && this.isFull(part)) return
    this.given = others.length < this.chosen.length ? others : [...others, { partId, showId }]
    noteInAddress('ticket-package-show', this.addressOf(this.given))
  }

  /** Returns the link to a show, with the choice. */
  linkOf({ showId }: ComboShow): LinkTo {
    return linkTo('ticket-package-show-detail', { ...this.addressOf(this.chosen), showId })
  }

  private addressOf(shows: readonly ChosenShow[]): { promotionId: string; chosen?: string; quantity?: string } {
    const { promotionId, quantity } = this
    const chosen = formatChosen(shows)
    return { promotionId, ...(chosen && { chosen }), ...(quantity && { quantity }) }
  }
}
