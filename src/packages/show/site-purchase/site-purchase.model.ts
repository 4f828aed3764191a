import { makeAutoObservable } from 'mobx'
import type { Services } from '@/components/services'
import type { RouteParams } from '@/router/table/table'
import { ShowSale } from '../sale/show-sale'
import { doorTime, type DoorTime } from './door-time'
import { SeatOffer } from './seat-offer'

type DoorDeps = Pick<Services, 'client' | 'navigate' | 'stores' | 'clock'>

/** Buying at the door: the session that is now or next, a tier, a number, and the seats that the house would give. */
export class SitePurchaseModel {
  readonly sale: ShowSale
  readonly offer: SeatOffer
  /** The other sessions are shown to choose from. */
  choosing = false

  constructor(
    private readonly deps: DoorDeps,
    private readonly params: RouteParams<'site-purchase'>,
  ) {
    this.sale = new ShowSale(deps, params, { atDoor: true })
    this.offer = new SeatOffer(deps, this.sale)
    makeAutoObservable<this, 'deps' | 'params'>(
      this,
      { sale: false, offer: false, deps: false, params: false },
      { autoBind: true },
    )
  }

  /** How near the chosen session is; null as long as there is none. */
  get when(): DoorTime | null {
    const { session } = this.sale.selection
    return session && doorTime(session, this.deps.clock.now())
  }

  setChoosing(choosing: boolean): void {
    this.choosing = choosing
  }

  /** What it is about, for who wants to know before they buy. */
  toShow(): Promise<void> {
    return this.deps.navigate.open('show-detail', { showId: this.params.showId })
  }

  /** The screen is in view again. */
  async resume(): Promise<void> {
    await this.sale.resume()
    await this.offer.refresh()
  }

  dispose(): void {
    this.offer.dispose()
    this.sale.dispose()
  }
}
