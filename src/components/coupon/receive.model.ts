import { makeAutoObservable, observable, runInAction } from 'mobx'
import { obtainCoupon } from '@/api/coupon'
import { COUPON_CODES } from '@/domain/business-codes/coupon'
import { isRequestError } from '@/request/errors'
import { isFaceAuthNeeded, requireCertification } from '../certification/require-certification'
import { resumeCertified } from '../certification/resume-certified'
import { failureSentence, toastFailure } from '../screen/notify-failure'
import type { ModelDeps } from '../screen/use-model'
import { toastReceived } from './toast-received'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores' | 'track'>

/** A kind of coupon that can be received. */
export interface Receivable {
  couponTemplateId: string
  needFaceAuth: boolean
}

export interface ReceiptOptions {
  /**
   * Returns true if this screen receives that kind of coupon. A stored receipt of such a kind resumes here after the
   * face check.
   */
  isMine: (couponTemplateId: string) => boolean
  /** Location at which the coupon is received (domain §5). */
  obtainType?: string | undefined
  /** Runs after each attempt to receive a coupon, even after a refusal. */
  onDone?: () => unknown
}

/** Separates the kinds of a set, in addresses and in the stored action. */
export const SET_SEPARATOR = ','

/**
 * Receives coupons by their kinds. Opens the login and the face check first if they are required, and continues
 * afterwards, even after a restart. Shows the outcome of a single kind as a toast; stores the refusal of each kind of a
 * set.
 */
export class CouponReceipt {
  /** Kinds that were received on this screen. */
  private readonly received = observable.set<string>()
  private readonly refusals = observable.map<string, string>()

  constructor(
    private readonly deps: Deps,
    private readonly options: ReceiptOptions,
  ) {
    makeAutoObservable<this, 'deps' | 'options' | 'received' | 'refusals'>(
      this,
      { deps: false, options: false, received: false, refusals: false },
      { autoBind: true, deep: false },
    )
    resumeCertified(deps, {
      action: 'coupon',
      isMine: (id) => id.split(SET_SEPARATOR).every(options.isMine),
      run: (id) => this.obtainAll(id.split(SET_SEPARATOR)),
    })
  }

  /** Returns true if this buyer received the kind here, or a refusal showed that the buyer has it. */
  has(couponTemplateId: string): boolean {
    return this.deps.stores.user.loggedIn && this.received.has(couponTemplateId)
  }

  /** Returns the reason why a kind of a set was refused, as a sentence. */
  refusalOf(couponTemplateId: string): string | undefined {
    return this.refusals.get(couponTemplateId)
  }

  async receive(kinds: readonly Receivable[]): Promise<void> {
    const { navigate, stores } = this.deps
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.receive(kinds))
    const idsOf = (flagged: boolean) =>
      kinds.flatMap(({ couponTemplateId, needFaceAuth }) => (needFaceAuth === flagged ? [couponTemplateId] : []))
    // Kinds that need no face check are received at once.
    const [free, checked] = [idsOf(false), idsOf(true)]
    if (free.length > 0 && (await this.check(free, false)) === 'allowed') await this.obtainAll(free)
    if (checked.length > 0 && (await this.check(checked, true)) === 'allowed') await this.obtainAll(checked)
  }

  private check(ids: readonly string[], flagged: boolean) {
    return requireCertification(this.deps, { action: 'coupon', id: ids.join(SET_SEPARATOR), flagged, asks: true })
  }

  private async obtainAll(ids: readonly string[]): Promise<void> {
    const failures: { id: string; error: unknown }[] = []
    for (const id of ids) {
      const error = await this.obtain(id)
      if (error !== null) failures.push({ id, error })
    }
    if (failures.length === 0) toastReceived(this.deps)
    else await this.refused(failures, ids.length === 1)
    this.options.onDone?.()
  }

  /** Receives one kind. Returns null, or the error. */
  private async obtain(couponTemplateId: string): Promise<unknown> {
    const { client, track } = this.deps
    const request = { couponCode: couponTemplateId, obtainType: this.options.obtainType ?? 'SHOW_OBTAIN' }
    try {
      await client.call(obtainCoupon, request, { inlineErrors: true })
    } catch (error) {
      track({ name: 'obtain_coupon_fail', couponTemplateId })
      return error
    }
    runInAction(() => {
      this.received.add(couponTemplateId)
      this.refusals.delete(couponTemplateId)
    })
    track({ name: 'obtain_coupon_success', couponTemplateId })
    return null
  }

  private async refused(failures: readonly { id: string; error: unknown }[], isSingle: boolean): Promise<void> {
    const { dialogs, stores } = this.deps
    const unchecked = failures.filter(({ error }) => isFaceAuthNeeded(error))
    if (unchecked.length > 0) {
      await stores.userFacts.loadCertifications()
      const ids = unchecked.map(({ id }) => id)
      if ((await this.check(ids, true)) !== 'allowed' && isSingle) return
    }
    runInAction(() => {
      for (const { id, error } of failures) {
        if (isRequestError(error) && error.statusCode === COUPON_CODES.couponReceived) this.received.add(id)
        else this.refusals.set(id, failureSentence(error))
      }
    })
    if (isSingle) toastFailure(dialogs, failures[0].error)
  }
}
