import { makeAutoObservable, runInAction } from 'mobx'
import { extendHold, type SeatHold, seatHoldOf } from '@/api/seats'
import { failureMessage, isNotFound } from '@/components/screen/failure-message'
import type { Services } from '@/components/services'
import { entitlementOf } from '@/domain/order/entitlement'
import { texts } from '@/locales/texts'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { isRequestError, isHandled } from '@/request/errors'
import type { Purchase } from './purchase'

/** Whether the gateway answered that the hold has ended. */
export const isHoldOver = (error: unknown): boolean => isRequestError(error) && error.statusCode === SEAT_CODES.holdOver

/** Options of a call whose screen shows the end of a hold itself. */
export const HANDLES_HOLD_OVER = { handledStatuses: [SEAT_CODES.holdOver, 404] }

type Deps = Pick<Services, 'client' | 'clock' | 'navigate' | 'dialogs'>

/** The hold on the seats of the purchase: expiry, extension, end. Does nothing where no seats are held. */
export class HoldModel {
  /** Epoch ms; null as long as it is unknown, and where nothing is held. */
  expiresAt: number | null = null
  extensionsLeft = 0
  /** The hold has ended. */
  over = false
  busy = false

  constructor(
    private readonly deps: Deps,
    private readonly purchase: Purchase,
  ) {
    makeAutoObservable<this, 'deps' | 'purchase'>(this, { deps: false, purchase: false }, { autoBind: true })
  }

  get running(): boolean {
    return this.expiresAt !== null && !this.over
  }

  get canExtend(): boolean {
    return this.running && this.extensionsLeft > 0
  }

  /** Loads the expiry of the hold. Never rejects: without an answer the price carries it. */
  async load(): Promise<void> {
    const { holdId } = this.purchase
    if (!holdId) return
    try {
      this.take(await this.deps.client.call(seatHoldOf, { holdId }, HANDLES_HOLD_OVER))
    } catch (error) {
      if (isHoldOver(error) || isNotFound(error)) this.end()
    }
  }

  /** Takes the expiry that a price carries. */
  updateExpiry(expiresAt: number | null): void {
    if (expiresAt !== null) this.expiresAt = expiresAt
  }

  async extend(): Promise<void> {
    const { holdId } = this.purchase
    if (!holdId || this.busy) return
    this.busy = true
    try {
      this.take(await this.deps.client.call(extendHold, { holdId }, HANDLES_HOLD_OVER))
    } catch (error) {
      if (isHoldOver(error) || isNotFound(error)) this.end()
      else this.notify(error)
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** The hold has expired, or the gateway has ended it. */
  end(): void {
    this.over = true
  }

  /** Opens the seat map to choose again. */
  async chooseAgain(): Promise<void> {
    const { showId, sessionId } = this.purchase
    await this.deps.navigate.redirect('pick-seat', { showId, sessionId, ...entitlementOf(this.purchase) })
  }

  private take({ expiresAt, extensionsLeft }: SeatHold): void {
    this.expiresAt = expiresAt
    this.extensionsLeft = extensionsLeft
  }

  private notify(error: unknown): void {
    if (isHandled(error)) return
    const { message, key } = failureMessage(error)
    this.deps.dialogs.toast(message || texts.translator()(key))
  }
}
