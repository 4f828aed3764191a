import { makeAutoObservable, runInAction } from 'mobx'
import { checkCaptcha, type CaptchaChallenge, type CaptchaVerdict, recordCaptcha } from '@/api/risk'
import type { ModelDeps } from '@/components/screen/use-model'
import { type CaptchaKind, captchaKind, LOGIN_CAPTCHA, WAIT } from '@/domain/captcha/captcha'
import { pushedTo, type SliderKey } from '@/domain/captcha/slider'
import { type TrackPoint, withPoint } from '@/domain/captcha/track'
import type { TextKey, TextValues } from '@/locales/keys'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import type { RouteParams } from '@/router/table/table'

/**
 * Minimum interval between updates of the dragged piece in a mini program, ms. The updates are limited, because each
 * one is a slow call to the host.
 */
const SHOWN_EVERY = 60
/** Maximum position (0 to 100) for which a drag counts as a tap and is not submitted. */
const HARDLY = 4
/** Additional waiting time, ms, because the clocks of device and server may differ. */
const CLOCK_SLACK = 500

/** Message about the last attempt, or about a puzzle that was replaced. */
export interface CaptchaMessage {
  key: TextKey<typeof userTexts>
  values?: TextValues
}

/** Messages for results that require a new puzzle, by reason. */
const NEW_PUZZLE_MESSAGES: Record<Exclude<CaptchaVerdict['reason'], ''>, TextKey<typeof userTexts>> = {
  PLACE: 'captcha.lastTry',
  PACE: 'captcha.lastTry',
  EXPIRED: 'captcha.expired',
  SPENT: 'captcha.spent',
}

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'>

/**
 * Model of the slider captcha. The visitor moves a piece to its gap by finger, mouse, keys or buttons. Only the
 * gateway has the solution; the gateway also checks the movement. Visitors who cannot see the picture can wait
 * instead.
 */
export class CaptchaModel {
  challenge: CaptchaChallenge | null = null
  /**
   * State of the captcha. `unreachable`: the risk service does not respond. `limited`: no puzzle is available until
   * `retryAt`.
   */
  status: 'loading' | 'ready' | 'waiting' | 'checking' | 'passed' | 'unreachable' | 'limited' = 'loading'
  /** Time from which a puzzle is available, epoch ms. */
  retryAt = 0
  /** True if the last request asked for a waiting time instead of a puzzle. */
  waited = false
  /** Displayed position of the piece, 0 to 100. */
  position = 0
  message: CaptchaMessage | null = null
  private readonly kind: CaptchaKind
  private readonly showId: string
  private track: TrackPoint[] = []
  /**
   * Actual position of the piece, 0 to 100. During a drag in a mini program, the displayed position is updated with a
   * delay.
   */
  private at = 0
  private shownAt = 0
  private drawnAt = 0
  private version = 0
  private cancelExpiry: (() => void) | null = null

  constructor(
    private readonly deps: Deps,
    { scope, type, showId = '' }: RouteParams<'captcha'>,
  ) {
    this.kind = captchaKind({ scope, type }) ?? LOGIN_CAPTCHA
    this.showId = showId
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.onShow(() => !this.challenge && void this.load())
    deps.screen.onDispose(this.endVersion)
  }

  /** Minutes until a puzzle is available. */
  get minutesLeft(): number {
    return Math.max(1, Math.ceil((this.retryAt - this.deps.clock.now()) / 60_000))
  }

  /** Loads a puzzle or a waiting time. Never rejects. */
  async load(message: CaptchaMessage | null = null, waits = false): Promise<void> {
    const { client, clock } = this.deps
    const version = this.endVersion()
    this.status = 'loading'
    this.waited = waits
    const params = { ...this.kind, ...(this.showId && { showId: this.showId }), ...(waits && ({ way: WAIT } as const)) }
    const challenge = await client.call(recordCaptcha, params, { silent: true }).catch(() => null)
    if (version !== this.version) return
    runInAction(() => {
      this.putBack()
      this.shownAt = clock.elapsed()
      this.message = message
      this.challenge = challenge?.captchaId ? challenge : null
      this.retryAt = challenge?.retryAt ?? 0
      this.status = this.challenge ? 'ready' : this.retryAt > 0 ? 'limited' : 'unreachable'
    })
    if (!this.challenge) return
    if (this.challenge.waitUntil > 0) this.waitFor(this.challenge.waitUntil - clock.now())
    else this.startExpiryTimer(this.challenge.expiresAt - clock.now())
  }

  another(): Promise<void> {
    return this.load()
  }

  /** Requests a waiting time instead of a puzzle. */
  wait(): Promise<void> {
    return this.load(null, true)
  }

  /** Starts a drag. Returns the current position of the piece. */
  grasp(): number {
    if (this.status === 'ready') this.note('POINTER', this.at)
    return this.at
  }

  /** Moves the piece with a finger or a mouse. */
  drag(position: number): void {
    if (this.status !== 'ready') return
    this.note('POINTER', position)
    const now = this.deps.clock.elapsed()
    if (this.deps.platform.host.isMini && now - this.drawnAt < SHOWN_EVERY) return
    this.draw()
  }

  /** Ends the drag and submits the position. If the piece was hardly moved, submits nothing. */
  async release(): Promise<void> {
    if (this.status !== 'ready') return
    this.draw()
    if (this.position > HARDLY) await this.submit()
  }

  /** Moves the piece by a key, or by the button with the same function. @returns false for other keys */
  push(key: SliderKey | string): boolean {
    const to = pushedTo(this.at, key)
    if (to === null) return false
    if (this.status === 'ready') {
      this.note('KEY', to)
      this.draw()
    }
    return true
  }

  /** Submits the piece's position. Never rejects. */
  async submit(): Promise<void> {
    const { challenge, track } = this
    if (!challenge || this.status !== 'ready') return
    if (track.length === 0) {
      this.message = { key: 'captcha.moveFirst' }
      return
    }
    await this.check(challenge.captchaId)
  }

  private async check(captchaId: string): Promise<void> {
    const { track, version } = this
    this.status = 'checking'
    const answer = { captchaId, scope: this.kind.scope, position: this.at, track }
    const verdict = await this.deps.client.call(checkCaptcha, answer, { silent: true }).catch(() => null)
    if (version === this.version) await this.settle(verdict)
  }

  /** Goes back. The request that required the captcha then checks for a token. */
  async leave(): Promise<void> {
    await this.deps.navigate.back()
  }

  /** Increases the version, so that responses to earlier requests are ignored. */
  private endVersion(): number {
    this.cancelExpiry?.()
    return ++this.version
  }

  private async settle(verdict: CaptchaVerdict | null): Promise<void> {
    const { stores, dialogs } = this.deps
    if (verdict?.passed && verdict.token) {
      this.cancelExpiry?.()
      stores.risk.setCaptcha(this.kind, verdict.token, verdict.expiresAt)
      runInAction(() => (this.status = 'passed'))
      dialogs.toast(texts.translator(userTexts)('captcha.passed'))
      return this.leave()
    }
    const reason = verdict?.reason ?? ''
    if (reason !== '' && !verdict?.again) return this.load({ key: NEW_PUZZLE_MESSAGES[reason] })
    runInAction(() => {
      this.status = 'ready'
      if (reason === '') this.message = { key: 'captcha.noAnswer' }
      else {
        this.message =
          reason === 'PACE'
            ? { key: 'captcha.pace' }
            : { key: 'captcha.wrongPlace', values: { count: verdict?.again ?? 0 } }
        this.putBack()
      }
    })
  }

  private note(by: TrackPoint['by'], x: number): void {
    this.track = withPoint(this.track, { t: this.deps.clock.elapsed() - this.shownAt, x, by })
    this.at = this.track[this.track.length - 1].x
    this.message = null
  }

  private draw(): void {
    this.position = this.at
    this.drawnAt = this.deps.clock.elapsed()
  }

  private putBack(): void {
    this.track = []
    this.at = 0
    this.position = 0
  }

  /** Submits the solution after the waiting time plus a margin for clock differences. */
  private waitFor(ms: number): void {
    this.status = 'waiting'
    this.cancelExpiry = this.deps.screen.timeout(
      () => this.challenge && void this.check(this.challenge.captchaId),
      Math.max(0, ms) + CLOCK_SLACK,
    )
  }

  private startExpiryTimer(ms: number): void {
    this.cancelExpiry = this.deps.screen.timeout(
      () => {
        // A puzzle that is already being checked is not replaced, because the gateway decides whether it is still
        // valid.
        if (this.status === 'ready') void this.load({ key: 'captcha.expired' })
      },
      Math.max(0, ms),
    )
  }
}
