import { makeAutoObservable } from 'mobx'
import {
  type SeatPlanAgeLimit,
  seatPlanAgeLimits,
  type ShowUser,
  showUser,
  subscribeShow,
  unsubscribeShow,
} from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Reminder } from './sale-button'

type BuyerDeps = Pick<ModelDeps, 'client' | 'stores' | 'navigate' | 'screen'>

/**
 * What this buyer may buy of a show: remaining tickets, age limits of the tiers; and the reminders they have. Without an
 * answer nothing is limited here: the gateway still refuses what exceeds a limit.
 */
export class BuyerEligibility {
  private readonly limits: Resource<ShowUser>
  private readonly ages: Resource<SeatPlanAgeLimit[]>
  /** Runs after the visitor has logged in. */
  private afterLogin: (() => unknown) | null = null

  constructor(
    private readonly deps: BuyerDeps,
    private readonly showId: string,
    /** Of the address: what the buyer comes to change, or to use. */
    context: { orderId?: string | undefined; promotionId?: string | undefined } = {},
  ) {
    const { screen, stores } = deps
    const rules = { options: { silent: true }, when: () => stores.user.loggedIn }
    const { orderId, promotionId } = context
    this.limits = screen.query(showUser, { showId, orderId, promotionId }, rules)
    this.ages = screen.query(seatPlanAgeLimits, { showId }, rules)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => stores.user.loggedIn, this.handleLogin)
    screen.onReturn(this.cancelAfterLogin)
  }

  /** Tickets of a session that may still be bought; null without a limit or while it is unknown. */
  remaining(sessionId: string): number | null {
    return this.known?.limits.find((limit) => limit.sessionId === sessionId)?.remaining ?? null
  }

  /** Age limit of a tier; null without one, and for a visitor. */
  ageLimit(seatPlanId: string): SeatPlanAgeLimit | null {
    return (this.loggedIn && this.ages.value?.find((limit) => limit.seatPlanId === seatPlanId)) || null
  }

  /** @param target a session's id, or the show's own. */
  isReminded(target: string): boolean {
    return this.known?.remindedIds.includes(target) ?? false
  }

  /**
   * Subscribes to a reminder or a registration. Throws `RequestError`.
   * @param target a session's id, or the show's own.
   */
  async subscribe(remindType: Reminder, target: string): Promise<void> {
    await this.deps.client.call(subscribeShow, { ...this.targetOf(target), remindType })
    this.putReminded((ids) => [...ids, target])
  }

  /** Takes a reminder or a registration back. Throws `RequestError`. @param target as above */
  async unsubscribe(remindType: Reminder, target: string): Promise<void> {
    await this.deps.client.call(unsubscribeShow, { ...this.targetOf(target), remindType }, { inlineErrors: true })
    this.putReminded((ids) => ids.filter((id) => id !== target))
  }

  /** Opens the login; runs `afterLogin` when the visitor returns logged in. */
  async loginFor(afterLogin: () => unknown): Promise<void> {
    this.afterLogin = afterLogin
    await this.deps.navigate.openLogin()
  }

  /** Drops `afterLogin` when the visitor returns without a login. */
  cancelAfterLogin(): void {
    if (!this.loggedIn) this.afterLogin = null
  }

  private targetOf(target: string) {
    const { showId } = this
    return target === showId
      ? ({ showId, subscribeTargetType: 'SHOW' } as const)
      : ({ showId, subscribeTargetType: 'SESSION', showSessionId: target } as const)
  }

  private putReminded(change: (ids: string[]) => string[]): void {
    const { limits = [], remindedIds = [] } = this.known ?? {}
    this.limits.put({ limits, remindedIds: change(remindedIds) })
  }

  private get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  private get known(): ShowUser | null {
    return this.loggedIn ? this.limits.value : null
  }

  private async handleLogin(loggedIn: boolean): Promise<void> {
    if (!loggedIn) return
    await Promise.all([this.limits.load(), this.ages.load()])
    const { afterLogin } = this
    this.afterLogin = null
    afterLogin?.()
  }
}
