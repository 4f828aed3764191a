import { makeAutoObservable } from 'mobx'
import type { Agreement } from '@/api/purchase'
import type { ModelDeps } from '@/components/screen/use-model'
import { agreementId } from '@/domain/payment/agreement'
import type { Paying } from '@/payment/with-payment'
import { keys } from '@/platform/storage/keys'

interface Deps extends Pick<ModelDeps & Paying, 'platform' | 'stores' | 'payment'> {
  /** The agreement of the priced purchase; null without an agreement. Observable. */
  offered: () => Agreement | null
}

/** The agreement of the order, and the buyer's consent. */
export class AgreementModel {
  agreed = false
  private readonly agreedBefore: string | undefined

  constructor(private readonly deps: Deps) {
    const { platform, stores } = deps
    this.agreedBefore = platform.storage.read(keys.purchaseAgreement, stores.user.userId)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * The agreement to show above the button; null without an agreement, or if the buyer has already agreed to it on this
   * device.
   */
  get shown(): Agreement | null {
    const agreement = this.deps.offered()
    return agreement && agreementId(agreement) !== this.agreedBefore ? agreement : null
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
  }

  /**
   * Asks for consent if the agreement's box is not checked. After consent, checks the box. @returns true if the buyer
   * agrees
   */
  async ensure(): Promise<boolean> {
    const { shown } = this
    if (shown?.mustAgree && !this.agreed) this.setAgreed(await this.deps.payment.ask(shown))
    return !shown?.mustAgree || this.agreed
  }

  /** Stores the agreement of an order that was created. */
  store(agreement: Agreement | null): void {
    const { platform, stores } = this.deps
    if (agreement?.mustAgree) platform.storage.write(keys.purchaseAgreement, agreementId(agreement), stores.user.userId)
  }
}
