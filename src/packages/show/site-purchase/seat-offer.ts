import { makeAutoObservable, reaction } from 'mobx'
import { bestSeats } from '@/api/seats'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { groupSeatIds, type SeatGroup } from '@/domain/seat/seat-groups'
import type { TimerId } from '@/lib/clock'
import type { ShowSale } from '../sale/show-sale'

/** Whoever taps through numbers asks once, for the last of them. Milliseconds. */
const REST = 250

interface SeatOfferQuery {
  sessionId: string
  seatPlanId: string
  count: number
}

/** The seats that the house would give for what is chosen. Told before paying; they are taken with the order only. */
export class SeatOffer {
  private readonly seats: Loadable<string[]>
  private requested: SeatOfferQuery | null = null
  private timer: TimerId | null = null
  private readonly disposeReaction: () => void

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock'>,
    private readonly sale: ShowSale,
  ) {
    this.seats = new Loadable(() => this.request())
    makeAutoObservable<this, 'deps' | 'sale' | 'timer' | 'disposeReaction'>(
      this,
      { deps: false, sale: false, timer: false, disposeReaction: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(() => JSON.stringify(this.query), this.loadSoon, { fireImmediately: true })
  }

  /** `none`: no block of that size is free, the seats may be apart. Null where seats are not numbered or nothing is chosen. */
  get state(): 'asking' | 'none' | 'some' | 'unknown' | null {
    if (!this.query) return null
    if (this.isAsking) return 'asking'
    if (this.seats.status === 'failed') return 'unknown'
    return this.groups.length > 0 ? 'some' : 'none'
  }

  /** Row by row, as they are named. */
  get groups(): SeatGroup[] {
    return groupSeatIds(this.seats.value ?? [])
  }

  /** Others buy meanwhile: asks again for the same. */
  async refresh(): Promise<void> {
    if (this.query) await this.load()
  }

  dispose(): void {
    this.disposeReaction()
    this.clearTimer()
  }

  /** What is chosen, where the house gives seats for it. */
  private get query(): SeatOfferQuery | null {
    const { selection, way, state } = this.sale
    const { session, plan, quantity, refusal } = selection
    if (way === null || way === 'tier' || !session || !plan || refusal || !state?.open) return null
    return { sessionId: session.bizShowSessionId, seatPlanId: plan.seatPlanId, count: quantity * plan.unitQty }
  }

  /** What was asked last was for something else, or is still on its way. */
  private get isAsking(): boolean {
    const { status } = this.seats
    return status === 'idle' || status === 'loading' || JSON.stringify(this.requested) !== JSON.stringify(this.query)
  }

  private loadSoon(): void {
    this.clearTimer()
    if (this.query) this.timer = this.deps.clock.setTimeout(() => void this.load(), REST)
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

  private clearTimer(): void {
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.timer = null
  }
}
