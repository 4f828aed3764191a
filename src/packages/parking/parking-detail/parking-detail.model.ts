import { makeAutoObservable } from 'mobx'
import { type ItemOrderDetail, itemOrder } from '@/api/item-order'
import { type ParkingRecord, parkingRecord } from '@/api/parking'
import { refundItems } from '@/components/item-order/refund-items'
import type { Resource } from '@/components/screen/async-resource'
import { copyText } from '@/components/screen/copy-text'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { normalPlate } from '@/domain/plate/plate'
import { onOrderChange } from '@/payment/order-changes'
import { type LinkTo, linkTo } from '@/router/link-to'

/** A parking payment with its order. */
export interface ParkingPayment {
  record: ParkingRecord
  order: ItemOrderDetail
}

/** Model of one parking payment: its stay, its fee, and the refund for a wrong car. */
export class ParkingDetailModel {
  readonly payment: Resource<ParkingPayment>

  /** @param orderId order of the payment; absent for the latest payment */
  constructor(
    private readonly deps: ModelDeps,
    orderId?: string,
  ) {
    const { client, screen } = deps
    const readOrder = (id: string) => client.call(itemOrder, { orderId: id }, HANDLES_NOT_FOUND)
    this.payment = screen.resource(
      async () => {
        const record = await client.call(parkingRecord, orderId ? { orderId } : {}, HANDLES_NOT_FOUND)
        return { record, order: await readOrder(record.orderId) }
      },
      { perUser: true },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onDispose(onOrderChange(deps, (changed) => changed === this.payment.value?.order.orderId && this.refresh()))
  }

  /** Returns true if the buyer can request the refund for a wrong car (decision 129). */
  get isRefundable(): boolean {
    return this.payment.value?.order.refund?.blockReason === 'NONE'
  }

  /** Link to pay the order, or to pay the difference after the paid time; null if nothing can be paid. */
  get toPay(): LinkTo | null {
    const { record } = this.payment.value ?? {}
    if (record?.state === 'UNPAID') return linkTo('product-detail', { orderId: record.orderId })
    if (record?.state !== 'OVERTIME') return null
    const { park, plateNo, enteredAt } = record
    // Without a proof, the plate is masked.
    const plate = enteredAt === null ? {} : { plateNo: normalPlate(plateNo) }
    return linkTo('parking-payment', { parkId: park.parkId, ...plate })
  }

  async refresh(): Promise<void> {
    await this.payment.load()
  }

  /** Refunds the payment for a wrong car after the buyer confirms. Never rejects. */
  async refund(): Promise<void> {
    const { order } = this.payment.value ?? {}
    if (order) await refundItems(this.deps, order, this.refresh)
  }

  copy(text: string): Promise<void> {
    return copyText(this.deps, text)
  }
}
