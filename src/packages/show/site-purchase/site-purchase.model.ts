import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import { ShowSale } from '../sale/show-sale'
import { doorTime, type DoorTime } from './door-time'
import { SeatOffer } from './seat-offer'

type DoorDeps = Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'clock' | 'screen' | 'platform'>

/** Model of an on-site purchase: session, tier, quantity, and the seats that the gateway would assign. */
export class SitePurchaseModel {
  readonly sale: ShowSale
  readonly offer: SeatOffer
  /** True while the other sessions are displayed for selection. */
  choosing = false

  constructor(
    private readonly deps: DoorDeps,
    private readonly params: RouteParams<'site-purchase'>,
  ) {
    this.sale = new ShowSale(deps, params, { atDoor: true })
    this.offer = new SeatOffer(deps, this.sale)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Time of the selected session relative to now; null if no session is selected. */
  get when(): DoorTime | null {
    const { session } = this.sale.selection
    return session && doorTime(session, this.deps.clock.now())
  }

  setChoosing(choosing: boolean): void {
    this.choosing = choosing
  }

  /** Link to the page of the show, which contains its description. */
  get show(): LinkTo {
    return linkTo('show-detail', { showId: this.params.showId })
  }
}
