import { makeAutoObservable } from 'mobx'
import { addressDetail } from '@/api/address'
import { changeExpressAddress, express, type Express } from '@/api/express'
import type { Resource } from '@/components/screen/async-resource'
import { alertFailure } from '@/components/screen/notify-failure'
import { copyText } from '@/components/screen/copy-text'
import type { ModelDeps } from '@/components/screen/use-model'
import { EXPRESS_CODES } from '@/domain/business-codes/express'
import { broadcastOrderChange } from '@/payment/order-changes'
import { isRequestError } from '@/request/errors'
import { type LinkTo, linkTo } from '@/router/link-to'
import { markRead } from '../parts/order-read'
import { confirmSendAgain, showChanged } from './express-messages'

/** The screen itself handles these errors: the order does not exist, or has no paper tickets. */
const OPTIONS = { handledStatuses: [404, EXPRESS_CODES.expressUnfit] }

/** Model of one order's parcel: its progress, and its delivery address while the address can be changed. */
export class ExpressModel {
  readonly parcel: Resource<Express>

  constructor(
    private readonly deps: ModelDeps,
    readonly orderId: string,
  ) {
    const { screen } = deps
    this.parcel = screen.query(express, { orderId }, { options: OPTIONS, when: () => orderId !== '' })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(this.takeChoice)
    screen.reaction(() => this.hasLeft, this.readNews)
  }

  get order(): LinkTo {
    return linkTo('order-detail', { orderId: this.orderId })
  }

  /** Link to the address book, which passes the chosen address back to this screen. */
  get addressBook(): LinkTo {
    return linkTo('address', { pick: '1' })
  }

  /** True if the order has no paper tickets to send. */
  get unfit(): boolean {
    const { error } = this.parcel
    return isRequestError(error) && error.statusCode === EXPRESS_CODES.expressUnfit
  }

  copy(): Promise<void> {
    return copyText(this.deps, this.parcel.value?.expressNo ?? '')
  }

  private get hasLeft(): boolean {
    return (this.parcel.value?.expressNo ?? '') !== ''
  }

  /** Marks the unread update about the dispatch as read. */
  private readNews(hasLeft: boolean): void {
    if (hasLeft) void markRead(this.deps, this.orderId)
  }

  private takeChoice(): void {
    const addressId = this.deps.stores.choices.consumeAddress()
    if (addressId && this.orderId !== '') void this.change(addressId)
  }

  /**
   * Changes the address of the parcel. A returned parcel is sent again after the buyer confirms. If the gateway
   * refuses, shows the error and reloads the parcel.
   */
  private async change(addressId: string): Promise<void> {
    const { client, dialogs } = this.deps
    try {
      if (!this.parcel.value) await this.parcel.load()
      const isBack = this.parcel.value?.state === 'RETURNED'
      if (isBack && !(await confirmSendAgain(dialogs, await client.call(addressDetail, { addressId })))) return
      this.parcel.put(
        await client.call(changeExpressAddress, { orderId: this.orderId, addressId }, { inlineErrors: true }),
      )
      if (isBack) broadcastOrderChange(this.deps, this.orderId)
      showChanged(dialogs, isBack)
    } catch (error) {
      await alertFailure(dialogs, error)
      await this.parcel.load()
    }
  }
}
