import { makeAutoObservable, runInAction } from 'mobx'
import { currentHold, type SeatHold } from '@/api/seats'
import { pickSeatUrl, type ShowStatic, showStatic } from '@/api/show'
import { failureMessage, isNotFound, HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { hostOf, safePage } from '@/domain/page-address'
import { seatWay } from '@/domain/show/seat-way'
import { showTexts } from '@/locales/namespaces/show'
import { texts } from '@/locales/texts'
import { externalNavigation } from '@/platform/external-navigation'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { isHandled } from '@/request/errors'
import { addressOf } from '@/router/links'
import type { RouteParams } from '@/router/table/table'

type PartnerDeps = Pick<Services, 'client' | 'navigate' | 'stores' | 'platform'>

/** What the screen is about now. */
export type PartnerStep = 'loading' | 'elsewhere' | 'visitor' | 'ready' | 'away' | 'checking' | 'none' | 'held'

/**
 * Seats that a partner sells: leads to the partner's page, and from there with what is held on to the order. Whoever comes
 * back is told by the gateway what they chose; what an address says of it counts for nothing.
 */
export class PickSeat3rdModel {
  readonly facts: Loadable<ShowStatic>
  hold: SeatHold | null = null
  /** Why the page could not be opened, or the seats not be asked for; '' where all is well. */
  failure = ''
  /** The host of the page that was opened. */
  host = ''
  private step_: 'ready' | 'away' | 'checking' | 'none' | 'held' = 'ready'

  constructor(
    private readonly deps: PartnerDeps,
    private readonly params: RouteParams<'pick-seat-3rd'>,
  ) {
    const { client } = deps
    const { showId } = params
    this.facts = new Loadable(() => client.call(showStatic, { showId }, HANDLES_NOT_FOUND))
    makeAutoObservable<this, 'deps' | 'params'>(this, { facts: false, deps: false, params: false }, { autoBind: true })
  }

  get missing(): boolean {
    return this.facts.status === 'failed' && isNotFound(this.facts.error)
  }

  get step(): PartnerStep {
    const show = this.facts.value
    if (!show) return 'loading'
    if (seatWay(show.seatPickType) !== 'partner') return 'elsewhere'
    return this.deps.stores.user.loggedIn ? this.step_ : 'visitor'
  }

  /** First, and again in another language. Whoever was sent back here goes on; whoever comes anew is shown what they hold. */
  async load(): Promise<void> {
    await this.facts.load()
    if (this.step_ !== 'away' && this.deps.stores.user.loggedIn) await this.check(this.params.returned === '1')
  }

  /** The screen is in view again: from the partner's page inside the app, or from login. */
  async resume(): Promise<void> {
    if (!this.deps.stores.user.loggedIn || !this.facts.value) return
    if (this.step_ === 'away') await this.check(true)
    else if (this.step_ === 'ready') await this.check(false)
  }

  /** Opens the partner's page. */
  async open(): Promise<void> {
    const { client, navigate, platform, stores } = this.deps
    this.failure = ''
    if (!stores.user.loggedIn) return navigate.openLogin()
    const { showId, sessionId } = this.params
    const { isWeb } = platform.host
    const origin = platform.webOrigin()
    const back = addressOf('pick-seat-3rd', { showId, ...(sessionId ? { sessionId } : {}), returned: '1' })
    try {
      const ride = isWeb && origin ? { returnUrl: `${origin}${back}` } : {}
      const { url } = await client.call(pickSeatUrl, { showId, sessionId, ...ride })
      await this.openPartnerPage(url)
    } catch (error) {
      this.fail(error)
    }
  }

  /** The buyer says that they are back. */
  async checkout(): Promise<void> {
    await this.check(true)
  }

  /** To the order with the seats that are held. */
  async toOrder(): Promise<void> {
    if (this.hold) await this.lead(this.hold, 'open')
  }

  toShow(): Promise<void> {
    return this.deps.navigate.redirect('show-detail', { showId: this.params.showId })
  }

  /** The time of the seats is up. */
  end(): void {
    this.hold = null
    this.step_ = 'none'
  }

  private async openPartnerPage(url: string): Promise<void> {
    const { isWeb } = this.deps.platform.host
    // A mini program's web view takes nothing but https; a browser may stay on an origin of ours.
    const address = safePage(url, isWeb ? ownOrigins() : [])
    runInAction(() => {
      if (!address) {
        this.failure = texts.translator(showTexts)('partner.unsafe')
        return
      }
      this.host = hostOf(address)
      this.step_ = 'away'
    })
    if (!address) return
    if (isWeb) externalNavigation.assign(address)
    else
      await this.deps.navigate.open('web-view', { link: address, title: texts.translator(showTexts)('partner.title') })
  }

  /** What is held for this show. @param goesOn whether the buyer comes from choosing, and goes on at once */
  private async check(goesOn: boolean): Promise<void> {
    const { showId } = this.params
    this.failure = ''
    const before = this.step_
    if (goesOn) this.step_ = 'checking'
    try {
      const { hold } = await this.deps.client.call(currentHold, { showId }, { silent: true })
      runInAction(() => {
        this.hold = hold
        this.step_ = hold ? 'held' : goesOn ? 'none' : before === 'held' ? 'ready' : before
      })
      if (hold && goesOn) await this.lead(hold, 'redirect')
    } catch (error) {
      runInAction(() => (this.step_ = goesOn ? 'away' : before))
      if (goesOn) this.fail(error)
    }
  }

  private lead(hold: SeatHold, how: 'open' | 'redirect'): Promise<void> {
    const { showId, sessionId, holdId } = hold
    return this.deps.navigate[how]('confirm-order', { showId, sessionId, holdId })
  }

  private fail(error: unknown): void {
    if (isHandled(error)) return
    const { message, key } = failureMessage(error)
    this.failure = message || texts.translator()(key)
  }
}
