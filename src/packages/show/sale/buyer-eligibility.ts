import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { type SeatPlanAgeLimit, seatPlanAgeLimits, type ShowUser, showUser, subscribeShow } from '@/api/show'
import type { Services } from '@/components/services'
import type { RemindType } from './sale-button'

type BuyerDeps = Pick<Services, 'client' | 'stores' | 'navigate'>

/** What this buyer may buy of a show: remaining tickets, age limits of the tiers; and the reminders they have. */
export class BuyerEligibility {
  private known: ShowUser | null = null
  private ages: SeatPlanAgeLimit[] = []
  /** What to run after the visitor has logged in. */
  private afterLogin: (() => unknown) | null = null
  private readonly disposeReaction: () => void

  constructor(
    private readonly deps: BuyerDeps,
    private readonly showId: string,
  ) {
    makeAutoObservable<this, 'deps' | 'showId' | 'afterLogin' | 'disposeReaction'>(
      this,
      { deps: false, showId: false, afterLogin: false, disposeReaction: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(() => deps.stores.user.loggedIn, this.handleLogin, { fireImmediately: true })
  }

  /** Tickets of a session that may still be bought; null without a limit or as long as it is unknown. */
  remaining(sessionId: string): number | null {
    return this.known?.limits.find((limit) => limit.sessionId === sessionId)?.remaining ?? null
  }

  /** The ages that a tier asks for; null without a limit, and as long as nobody is logged in. */
  ageLimit(seatPlanId: string): SeatPlanAgeLimit | null {
    return this.ages.find((limit) => limit.seatPlanId === seatPlanId) ?? null
  }

  /** @param target a session's id, or the show's own. */
  isReminded(target: string): boolean {
    return this.known?.remindedIds.includes(target) ?? false
  }

  /**
   * Asks for a reminder, a place in the waitlist or a registration. Throws `RequestError`.
   * @param target a session's id, or the show's own.
   */
  async subscribe(remindType: RemindType, target: string): Promise<void> {
    const { showId } = this
    const of =
      target === showId
        ? ({ subscribeTargetType: 'SHOW' } as const)
        : ({ subscribeTargetType: 'SESSION', showSessionId: target } as const)
    await this.deps.client.call(subscribeShow, { showId, remindType, ...of })
    runInAction(() => {
      this.known = { limits: this.known?.limits ?? [], remindedIds: [...(this.known?.remindedIds ?? []), target] }
    })
  }

  /** Opens the login; runs `afterLogin` when the visitor returns logged in. */
  async loginFor(afterLogin: () => unknown): Promise<void> {
    this.afterLogin = afterLogin
    await this.deps.navigate.openLogin()
  }

  /** Drops `afterLogin` when the visitor returns without a login. */
  cancelAfterLogin(): void {
    if (!this.deps.stores.user.loggedIn) this.afterLogin = null
  }

  dispose(): void {
    this.disposeReaction()
  }

  private async handleLogin(loggedIn: boolean): Promise<void> {
    if (!loggedIn) {
      this.known = null
      this.ages = []
      return
    }
    await Promise.all([this.loadLimits(), this.loadAges()])
    const { afterLogin } = this
    this.afterLogin = null
    afterLogin?.()
  }

  // Without the buyer's own limits and ages the gateway still refuses what is too much or unfit.
  private async loadLimits(): Promise<void> {
    const known = await this.deps.client.call(showUser, { showId: this.showId }, { silent: true }).catch(() => null)
    runInAction(() => (this.known = known ?? this.known))
  }

  private async loadAges(): Promise<void> {
    const { client } = this.deps
    const ages = await client.call(seatPlanAgeLimits, { showId: this.showId }, { silent: true }).catch(() => null)
    runInAction(() => (this.ages = ages ?? this.ages))
  }
}
