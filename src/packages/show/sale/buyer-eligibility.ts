import { makeAutoObservable } from 'mobx'
import { type SeatPlanAgeLimit, seatPlanAgeLimits, type ShowReminder, type ShowUser, showUser } from '@/api/show'
import { subscribeShow, unsubscribeShow } from '@/api/show-subscription'
import { NoticeChannels } from '@/components/reminder/notice-channels'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import type { NoticeChannel } from '@/domain/notice-channel'
import type { SaleState } from '@/domain/show/status'
import { type Reminder, registrationOf } from './sale-button'

type BuyerDeps = Pick<ModelDeps, 'client' | 'stores' | 'navigate' | 'screen' | 'platform'>

const isFor = ({ targetId, subscribeTargetType }: ShowReminder, occasion: string | null, target: string): boolean =>
  targetId === target && subscribeTargetType === occasion

/**
 * Model of this buyer's limits and reminders for a show. The limits are the remaining tickets and the age limits of the
 * tiers. If the request fails, the client applies no limits, but the gateway still refuses a purchase that exceeds
 * them.
 */
export class BuyerEligibility {
  /** Channels by which this buyer can be notified. */
  readonly channels: NoticeChannels
  /** True while the reminder sheet is open. */
  reminding = false
  private readonly limits: Resource<ShowUser>
  private readonly ages: Resource<SeatPlanAgeLimit[]>
  /** Action to run after the visitor logs in. */
  private afterLogin: (() => unknown) | null = null

  constructor(
    private readonly deps: BuyerDeps,
    private readonly showId: string,
    /** Context from the address: the order to change, or a promotion. */
    context: Partial<Record<'orderId' | 'promotionId' | 'source', string | undefined>> = {},
  ) {
    const { screen, stores } = deps
    const rules = { options: { silent: true }, when: () => stores.user.loggedIn }
    const { orderId, promotionId, source } = context
    this.limits = screen.query(showUser, { showId, orderId, promotionId, source }, rules)
    this.ages = screen.query(seatPlanAgeLimits, { showId }, rules)
    this.channels = new NoticeChannels(deps, ['SALE_REMIND', 'LACK_REGISTER', 'WAIT_LIST'])
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => stores.user.loggedIn, this.handleLogin)
    screen.onReturn(this.cancelAfterLogin)
  }

  /**
   * Returns the number of tickets that the buyer can still buy for a session. Returns null if there is no limit, or
   * while the number is unknown.
   */
  remaining(sessionId: string): number | null {
    return this.known?.limits.find((limit) => limit.sessionId === sessionId)?.remaining ?? null
  }

  /**
   * Returns the age limit of a tier. Returns null if the tier has no age limit, or if the visitor is not logged in.
   */
  ageLimit(seatPlanId: string): SeatPlanAgeLimit | null {
    return (this.loggedIn && this.ages.value?.find((limit) => limit.seatPlanId === seatPlanId)) || null
  }

  /** Returns the active reminder for a state. @param target id of a session or of the show */
  reminderIn(state: SaleState, target: string): ShowReminder | null {
    const occasion = registrationOf(state)
    return this.known?.reminders.find((each) => isFor(each, occasion, target)) ?? null
  }

  /** Opens or closes the reminder sheet. */
  setReminding(reminding: boolean): void {
    this.reminding = reminding
  }

  /**
   * Subscribes by the best channel. Must be called in a tap handler, because the host of a mini program then asks for
   * permission. Throws `RequestError`.
   * @param target id of a session or of the show
   */
  async subscribe(occasion: Reminder, target: string): Promise<void> {
    await this.register(occasion, target, await this.channels.best(occasion))
  }

  /**
   * Subscribes, or changes the channel of a subscription. Throws `RequestError`. @param target id of a session or of
   * the show
   */
  async register(occasion: Reminder, target: string, channel: NoticeChannel | undefined): Promise<void> {
    const request = { ...this.targetOf(occasion, target), remindType: channel }
    const { remindType } = await this.deps.client.call(subscribeShow, request)
    this.putReminder(occasion, target, { targetId: target, subscribeTargetType: occasion, remindType })
  }

  /** Removes a subscription. Throws `RequestError`. @param target id of a session or of the show */
  async unsubscribe(occasion: Reminder, target: string): Promise<void> {
    await this.deps.client.call(unsubscribeShow, this.targetOf(occasion, target), { inlineErrors: true })
    this.putReminder(occasion, target, null)
  }

  /** Opens the login. Runs `afterLogin` when the visitor returns and is logged in. */
  async loginFor(afterLogin: () => unknown): Promise<void> {
    this.afterLogin = afterLogin
    await this.deps.navigate.openLogin()
  }

  /** Discards `afterLogin` if the visitor returns without logging in. */
  cancelAfterLogin(): void {
    if (!this.loggedIn) this.afterLogin = null
  }

  private targetOf(subscribeTargetType: Reminder, target: string) {
    const { showId } = this
    return { showId, subscribeTargetType, ...(target !== showId && { showSessionId: target }) }
  }

  private putReminder(occasion: Reminder, target: string, reminder: ShowReminder | null): void {
    const { limits = [], reminders = [] } = this.known ?? {}
    const others = reminders.filter((each) => !isFor(each, occasion, target))
    this.limits.put({ limits, reminders: reminder ? [...others, reminder] : others })
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
