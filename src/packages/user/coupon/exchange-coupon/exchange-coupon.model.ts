import { makeAutoObservable, runInAction } from 'mobx'
import { object, pipe, transform } from 'valibot'
import { checkCode, type CheckedCode, exchangeCode, type ExchangedCode } from '@/api/coupon-code'
import { isFaceAuthNeeded, requireCertification } from '@/components/certification/require-certification'
import { resumeCertified } from '@/components/certification/resume-certified'
import { FormModel } from '@/components/form/form-model'
import { failureProblem, type Problem } from '@/components/form/problem'
import { filled, rule } from '@/components/form/rules'
import { scanCode } from '@/components/scan/scan-code'
import type { ModelDeps } from '@/components/screen/use-model'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { cleanAnyCode, groupCode, isCouponCode, isMistyped } from '@/domain/coupon/code'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { keys } from '@/platform/storage/keys'
import { isRequestError } from '@/request/errors'
import type { RouteParams } from '@/router/table/table'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores' | 'track'>

const INLINE = { inlineErrors: true } as const

/** Time for which a code is stored during a login, ms. */
const TYPED_TTL = 30 * 60_000

/** Formats a code for display. A code of 12 characters is easier to compare in groups. */
const shown = (code: string): string => (isCouponCode(code) ? groupCode(cleanAnyCode(code) ?? '') : code)

/**
 * Opens the screen for a kind of code that is not exchanged here. Returns null for a code that is exchanged for
 * coupons.
 */
const openOther = (navigate: Deps['navigate'], { kind }: CheckedCode, code: string): Promise<void> | null => {
  if (kind === 'PRIVILEGE') return navigate.open('privilege', { privilegeCode: code })
  if (kind === 'TICKET') return navigate.open('bind-ticket', { code })
  return kind === 'INVITATION' ? navigate.open('bind-invitation-ticket', { code }) : null
}

/** Returns the waiting time after too many wrong codes, ms; null for other errors. */
const waitOf = (error: unknown): number | null => {
  if (!isRequestError(error) || error.statusCode !== CAPTCHA_CODES.tooManyTries) return null
  const { seconds } = (error.data ?? {}) as { seconds?: unknown }
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : null
}

/** Model for codes of all kinds. The buyer enters a code, views its contents, and exchanges the code for coupons. */
export class ExchangeCouponModel {
  readonly form
  /** The contents of the entered code; null until the code is checked, and while another code is entered. */
  checked: CheckedCode | null = null
  /** Coupons received for the code; null until the exchange. */
  exchanged: ExchangedCode | null = null
  /** Error of a failed exchange; null if no exchange failed. */
  problem: Problem | null = null
  /** End of the waiting time after too many wrong codes, epoch ms in server time; null if there is no waiting time. */
  lockedUntil: number | null = null
  /** The checked code, in the form that requests contain. */
  private code = ''

  constructor(
    private readonly deps: Deps,
    { exchangeCode: given = '' }: RouteParams<'exchange-coupon'>,
  ) {
    const initial = given || this.storedCode()
    this.form = new FormModel({
      texts: couponCodeTexts,
      initial: { exchangeCode: shown(initial) },
      schema: (issue) =>
        object({
          exchangeCode: pipe(
            filled(issue('couponCode.empty')),
            rule((value) => (cleanAnyCode(value) === null ? issue('couponCode.malformed') : null)),
            rule((value) => (isMistyped(value) ? issue('couponCode.mistyped') : null)),
            transform((value) => cleanAnyCode(value) ?? ''),
          ),
        }),
      submit: ({ exchangeCode: code }) => this.withWait(() => this.check(code)),
      refusals: () => 'exchangeCode',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    resumeCertified(deps, { action: 'coupon', isMine: isCouponCode, run: this.resume })
    if (initial && deps.stores.user.loggedIn) deps.screen.timeout(() => void this.form.submit(), 0)
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** True if the device can scan a code. */
  get canScan(): boolean {
    return this.deps.platform.canScan()
  }

  /** The entered code if it may belong to another screen; else null. */
  get otherCode(): string | null {
    const { exchangeCode: typed } = this.form.values
    return isMistyped(typed) && this.form.problems.exchangeCode ? cleanAnyCode(typed) : null
  }

  scan(): Promise<void> {
    return scanCode(this.deps, (text) => {
      const code = cleanAnyCode(text)
      if (code === null) return false
      this.form.set('exchangeCode', shown(code))
      void this.form.submit()
      return true
    })
  }

  /** Exchanges the checked code. Never rejects. A repetition after a lost response returns the same coupons. */
  async exchange(): Promise<void> {
    const { client, stores, track } = this.deps
    const kinds = this.checked?.kinds ?? []
    this.problem = null
    if ((await this.certify(kinds.some(({ needFaceAuth }) => needFaceAuth))) !== 'allowed') return
    try {
      await this.withWait(async () => {
        const exchanged = await client.call(exchangeCode, { exchangeCode: this.code, obtainType: 'EXCHANGE' }, INLINE)
        runInAction(() => (this.exchanged = exchanged))
        for (const { couponTemplateId } of kinds) track({ name: 'obtain_coupon_success', couponTemplateId })
      })
    } catch (error) {
      for (const { couponTemplateId } of kinds) track({ name: 'obtain_coupon_fail', couponTemplateId })
      if (isFaceAuthNeeded(error)) {
        await stores.userFacts.loadCertifications()
        if ((await this.certify(true)) !== 'allowed') return
      }
      runInAction(() => (this.problem = failureProblem(error)))
    }
  }

  /** Ends the waiting time. */
  unlock(): void {
    this.lockedUntil = null
  }

  /** Goes back to the empty input field. */
  restart(): void {
    this.checked = null
    this.exchanged = null
    this.problem = null
    this.form.set('exchangeCode', '')
  }

  private certify(flagged: boolean) {
    return requireCertification(this.deps, { action: 'coupon', id: this.code, flagged, asks: true })
  }

  /**
   * Makes a gateway call, unless a waiting time applies. The error for too many wrong codes starts the waiting time;
   * other errors are thrown.
   */
  private async withWait(call: () => Promise<void>): Promise<void> {
    if (this.lockedUntil !== null) return
    try {
      await call()
    } catch (error) {
      const wait = waitOf(error)
      if (wait === null) throw error
      runInAction(() => (this.lockedUntil = this.deps.clock.now() + wait))
    }
  }

  /** Continues after the face check, even if the screen was closed and opened again. */
  private async resume(code: string): Promise<void> {
    this.form.set('exchangeCode', shown(code))
    await this.form.submit()
    if (this.checked && !this.exchanged) await this.exchange()
  }

  /**
   * Checks the code. If necessary, the visitor logs in first. The code is stored during the login, because a reload can
   * close the screen.
   */
  private async check(code: string): Promise<void> {
    const { client, clock, navigate, platform } = this.deps
    if (!this.loggedIn) {
      platform.storage.write(keys.typedCode, { code, savedAt: clock.now() })
      return navigate.openLogin(() => this.form.submit())
    }
    platform.storage.remove(keys.typedCode)
    const checked = await client.call(checkCode, { exchangeCode: code }, INLINE)
    const opened = openOther(navigate, checked, code)
    if (opened) return opened
    runInAction(() => {
      this.code = code
      this.checked = checked
      this.exchanged = checked.couponIds.length > 0 ? checked : null
    })
  }

  private storedCode(): string {
    const { clock, platform } = this.deps
    const stored = platform.storage.read(keys.typedCode)
    return stored && clock.now() - stored.savedAt < TYPED_TTL ? stored.code : ''
  }
}
