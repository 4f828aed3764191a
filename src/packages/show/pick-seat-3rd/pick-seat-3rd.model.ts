import { makeAutoObservable, runInAction } from 'mobx'
import { currentHold, type SeatHold } from '@/api/seats'
import { pickSeatUrl, type ShowStatic } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import { failureMessage } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { hostOf, safePage } from '@/domain/page-address'
import { seatChoiceOf } from '@/domain/show/seat-choice'
import { showTexts } from '@/locales/namespaces/show'
import { texts } from '@/locales/texts'
import { externalNavigation } from '@/platform/external-navigation'
import { noteOpened } from '@/platform/web-origin/framed-page'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { isHandled } from '@/request/errors'
import { type LinkTo, linkTo, replacedBy } from '@/router/link-to'
import { addressOf } from '@/router/links'
import type { RouteParams } from '@/router/table/table'
import { ShowLoader } from '@/components/show/show-loader'

const orderOf = ({ showId, sessionId, holdId }: SeatHold) => ({ showId, sessionId, holdId })

type PartnerDeps = Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'platform' | 'screen'>

/** Current step of the seat selection on a partner's page. */
export type PartnerStep = 'loading' | 'elsewhere' | 'visitor' | 'ready' | 'away' | 'checking' | 'none' | 'held'

/**
 * Model that opens a partner's page for selecting seats, then the order for the held seats. Uses only the hold that the
 * gateway reports, never data from an address.
 */
export class PickSeat3rdModel {
  readonly facts: Resource<ShowStatic>
  hold: SeatHold | null = null
  /** Reason why the page or the hold could not be loaded; '' if there was no failure. */
  failure = ''
  /** Host name of the opened page. */
  host = ''
  private step_: 'ready' | 'away' | 'checking' | 'none' | 'held' = 'ready'

  constructor(
    private readonly deps: PartnerDeps,
    private readonly params: RouteParams<'pick-seat-3rd'>,
  ) {
    const { client, screen, stores } = deps
    const { showId } = params
    const loader = new ShowLoader({ client, stores }, { showId })
    this.facts = screen.resource(() => loader.facts(), { staleTime: Infinity })
    screen.resource(() => this.checkOnOpening(), { staleTime: Infinity })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onReturn(() => void this.checkOnReturn())
  }

  get step(): PartnerStep {
    const show = this.facts.value
    if (!show) return 'loading'
    if (seatChoiceOf(show.seatPickType) !== 'partner') return 'elsewhere'
    return this.deps.stores.user.loggedIn ? this.step_ : 'visitor'
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

  /** Continues after the buyer has selected seats on the partner's page. */
  async checkout(): Promise<void> {
    await this.check(true)
  }

  /** Link to the checkout with the held seats; undefined if there is no hold. */
  get order(): LinkTo | undefined {
    return this.hold ? linkTo('confirm-order', orderOf(this.hold)) : undefined
  }

  get show(): LinkTo {
    return replacedBy('show-detail', { showId: this.params.showId })
  }

  /** Handles the end of the hold. */
  end(): void {
    this.hold = null
    this.step_ = 'none'
  }

  /** Checks the hold after the partner's page redirects to this screen. Opens the checkout, or shows the held seats. */
  private async checkOnOpening(): Promise<void> {
    if (this.step_ !== 'away' && this.deps.stores.user.loggedIn) await this.check(this.params.returned === '1')
  }

  /** Checks the hold when the buyer returns from the partner's page inside the app, or from the login. */
  private async checkOnReturn(): Promise<void> {
    if (!this.deps.stores.user.loggedIn || !this.facts.value) return
    if (this.step_ === 'away') await this.check(true)
    else if (this.step_ === 'ready') await this.check(false)
  }

  private async openPartnerPage(url: string): Promise<void> {
    const { isWeb } = this.deps.platform.host
    // The web view of a mini program only accepts https. In a browser, the page may also be on an origin of the
    // storefront.
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
    else {
      noteOpened(address)
      await this.deps.navigate.open('web-view', { link: address })
    }
  }

  /**
   * Loads the hold of this show. @param continues true after a selection; a hold then opens the checkout immediately
   */
  private async check(continues: boolean): Promise<void> {
    const { showId } = this.params
    this.failure = ''
    const before = this.step_
    if (continues) this.step_ = 'checking'
    try {
      const { hold } = await this.deps.client.call(currentHold, { showId }, { silent: true })
      runInAction(() => {
        this.hold = hold
        this.step_ = hold ? 'held' : continues ? 'none' : before === 'held' ? 'ready' : before
      })
      if (hold && continues) await this.deps.navigate.redirect('confirm-order', orderOf(hold))
    } catch (error) {
      runInAction(() => (this.step_ = continues ? 'away' : before))
      if (continues) this.fail(error)
    }
  }

  private fail(error: unknown): void {
    if (isHandled(error)) return
    const { message, key } = failureMessage(error)
    this.failure = message || texts.translator()(key)
  }
}
