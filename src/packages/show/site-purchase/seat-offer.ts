import { makeAutoObservable } from 'mobx'
import { bestSeats } from '@/api/seats'
import { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { groupSeatIds, type SeatGroup } from '@/domain/seat/seat-groups'
import type { ShowSale } from '../sale/show-sale'

/** Delay of the request, ms, so that several quick taps on the quantity cause a single request. */
const REST = 250

interface SeatOfferQuery {
  sessionId: string
  seatPlanId: string
  count: number
}

/**
 * Model of the seats that the gateway would assign to the selection. They are shown before the payment, but only an
 * order reserves them.
 */
export class SeatOffer {
  private readonly seats: AsyncResource<string[]>
  private requested: SeatOfferQuery | null = null
  private cancelLoad: (() => void) | null = null

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'screen'>,
    private readonly sale: ShowSale,
  ) {
    const { clock, screen } = deps
    this.seats = new AsyncResource(() => this.request(), clock)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => JSON.stringify(this.query), this.loadSoon)
    // Other buyers may have bought these seats in the meantime.
    screen.onReturn(() => void this.refresh())
    screen.onOnlineAfterFailure(() => [this.seats], this.refresh)
  }

  /**
   * State of the offer. `none` means that no block of adjacent seats is free, so the assigned seats may be apart. Null
   * if there are no numbered seats, or nothing is selected.
   */
  get state(): 'asking' | 'none' | 'some' | 'unknown' | null {
    if (!this.query) return null
    if (this.isAsking) return 'asking'
    if (this.seats.status === 'failed') return 'unknown'
    return this.groups.length > 0 ? 'some' : 'none'
  }

  /** Offered seats, grouped by row. */
  get groups(): SeatGroup[] {
    return groupSeatIds(this.seats.value ?? [])
  }

  /** Requests the seats for the same selection again. */
  async refresh(): Promise<void> {
    if (this.query) await this.load()
  }

  /** The selection, if the gateway assigns numbered seats to the selection; else null. */
  private get query(): SeatOfferQuery | null {
    const { selection, seatChoice, status } = this.sale
    const { session, plan, quantity, refusal } = selection
    if (seatChoice === null || seatChoice === 'tier' || !session || !plan || refusal || !status.current?.open)
      return null
    return { sessionId: session.bizShowSessionId, seatPlanId: plan.seatPlanId, count: quantity * plan.unitQty }
  }

  /** True if the last request was for another selection, or is still running. */
  private get isAsking(): boolean {
    const { status } = this.seats
    return status === 'idle' || status === 'loading' || JSON.stringify(this.requested) !== JSON.stringify(this.query)
  }

  private loadSoon(): void {
    this.cancelLoad?.()
    if (this.query) this.cancelLoad = this.deps.screen.timeout(() => void this.load(), REST)
  }

  private async load(): Promise<void> {
    this.requested = this.query
    this.seats.reset()
    await this.seats.load()
  }

  private async request(): Promise<string[]> {
    const { requested } = this
    if (!requested) return []
    const { showId } = this.sale.params
    const { seatIds } = await this.deps.client.call(bestSeats, { showId, ...requested }, { silent: true })
    return seatIds
  }
}
