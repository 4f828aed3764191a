import { makeAutoObservable, reaction } from 'mobx'
import { bestSeats } from '@/api/seats'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { groupSeatIds, type SeatGroup } from '@/domain/seat/seat-groups'
import type { TimerId } from '@/lib/clock'
import type { ShowSale } from '../sale/show-sale'

/** Whoever taps through numbers asks once, for the last of them. Milliseconds. */
const REST = 250

interface SeatWish {
  sessionId: string
  seatPlanId: string
  count: number
}

/** The seats that the house would give for what is chosen. Told before paying; they are taken with the order only. */
export class SeatOffer {
  private readonly seats: Loadable<string[]>
  private asked: SeatWish | null = null
  private timer: TimerId | null = null
  private readonly stop: () => void

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock'>,
    private readonly sale: ShowSale,
  ) {
    this.seats = new Loadable(() => this.ask())
    makeAutoObservable<this, 'deps' | 'sale' | 'timer' | 'stop'>(
      this,
      { deps: false, sale: false, timer: false, stop: false },
      { autoBind: true },
    )
    this.stop = reaction(() => JSON.stringify(this.wish), this.wishSoon, { fireImmediately: true })
  }

  /** `none`: no block of that size is free, the seats may be apart. Null where seats are not numbered or nothing is chosen. */
  get state(): 'asking' | 'none' | 'some' | 'unknown' | null {
    if (!this.wish) return null
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
    if (this.wish) await this.load()
  }

  dispose(): void {
    this.stop()
    this.clearTimer()
  }

  /** What is chosen, where the house gives seats for it. */
  private get wish(): SeatWish | null {
    const { selection, way, state } = this.sale
    const { session, plan, quantity, refusal } = selection
    if (way === null || way === 'tier' || !session || !plan || refusal || !state?.open) return null
    return { sessionId: session.bizShowSessionId, seatPlanId: plan.seatPlanId, count: quantity * plan.unitQty }
  }

  /** What was asked last was for something else, or is still on its way. */
  private get isAsking(): boolean {
    const { status } = this.seats
    return status === 'idle' || status === 'loading' || JSON.stringify(this.asked) !== JSON.stringify(this.wish)
  }

  private wishSoon(): void {
    this.clearTimer()
    if (this.wish) this.timer = this.deps.clock.setTimeout(() => void this.load(), REST)
  }

  private async load(): Promise<void> {
    this.asked = this.wish
    this.seats.reset()
    await this.seats.load()
  }

  private async ask(): Promise<string[]> {
    const { asked } = this
    if (!asked) return []
    const { showId } = this.sale.params
    const { seatIds } = await this.deps.client.call(bestSeats, { showId, ...asked }, { silent: true })
    return seatIds
  }

  private clearTimer(): void {
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.timer = null
  }
}
