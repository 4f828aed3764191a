import { makeAutoObservable } from 'mobx'
import { type Combo, comboDetail, type ComboShow } from '@/api/combo'
import type { ShowStatic } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { ShowLoader } from '@/components/show/show-loader'
import { lowestShare, lowestSingle } from '@/domain/combo/cheapest'
import { type ChosenShow, formatChosen, parseChosen } from '@/domain/combo/chosen'
import type { Fen } from '@/domain/money'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import { MAX_SESSIONS } from '@/domain/combo/combo'
import {
  buyableFacts,
  choosesShows,
  type ComboBlock,
  comboFacts,
  type ComboPart,
  isShow,
  knownChoice,
  showBlock,
} from '../parts/combo-facts'

/** A show within a part of the combo. */
export interface PartShow {
  part: ComboPart
  show: ComboShow
}

/** Link that takes the show into the choice, or the reason why that is not possible. */
export type TakeIn =
  | { kind: 'open'; to: LinkTo }
  | { kind: 'blocked'; block: ComboBlock }
  /** As many shows are chosen as allowed. */
  | { kind: 'full'; count: number; to: LinkTo }

/** Model of a show within a combo. */
export class TicketPackageShowDetailModel {
  readonly combo: Resource<Combo>
  readonly facts: Resource<ShowStatic>

  constructor(
    deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    private readonly params: RouteParams<'ticket-package-show-detail'>,
  ) {
    const { promotionId, showId } = params
    const loader = new ShowLoader(deps, { showId, promotionId })
    this.combo = deps.screen.query(comboDetail, { id: promotionId }, { options: HANDLES_NOT_FOUND })
    this.facts = deps.screen.resource(() => loader.facts())
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The show in each part that contains it; [] if it is not in the combo any more. */
  get shows(): PartShow[] {
    const { showId } = this.params
    return (this.combo.value?.parts ?? []).flatMap((part) => {
      const show = part.shows.find((each) => each.showId === showId)
      return show ? [{ part, show }] : []
    })
  }

  /** Lowest price of one ticket of the show in a whole set, fen; null if no set can be bought. */
  get share(): Fen | null {
    const { value } = this.combo
    const [first] = this.shows
    return value && first
      ? lowestShare(buyableFacts(value), [], { partId: first.part.partId, showId: first.show.showId })
      : null
  }

  /** Lowest price of one ticket of the show without the combo, fen; null without tiers. */
  get single(): Fen | null {
    const { value } = this.combo
    return value && lowestSingle(comboFacts(value), this.params.showId)
  }

  /** Null if the combo is not on sale. */
  get takeIn(): TakeIn | null {
    const { value } = this.combo
    const [first] = this.shows
    const { promotionId, showId, quantity } = this.params
    if (!value || !first || value.state !== 'ON_SALE') return null
    const open = this.shows.filter(({ show }) => showBlock(show) === null)
    if (open.length === 0) return { kind: 'blocked', block: showBlock(first.show) ?? 'soldOut' }
    if (!choosesShows(value)) return { kind: 'open', to: linkTo('ticket-package-session', { promotionId, showId }) }
    const chosen = knownChoice(value, parseChosen(this.params.chosen), (show) => showBlock(show) === null)
    const toChoice = (shows: readonly ChosenShow[]) =>
      linkTo('ticket-package-show', { promotionId, chosen: formatChosen(shows), ...(quantity && { quantity }) })
    if (open.some(({ part: { partId } }) => chosen.some(isShow(partId, showId))))
      return { kind: 'open', to: toChoice(chosen) }
    const countOf = (id: string) => chosen.filter(({ partId }) => partId === id).length
    const free = open.find(({ part: { partId, most } }) => countOf(partId) < most)
    if (!free || chosen.length >= MAX_SESSIONS)
      return { kind: 'full', count: free ? chosen.length : countOf(first.part.partId), to: toChoice(chosen) }
    return { kind: 'open', to: toChoice([...chosen, { partId: free.part.partId, showId }]) }
  }
}
