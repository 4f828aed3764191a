import { makeAutoObservable } from 'mobx'
import { type Refund, refunds } from '@/api/refund'
import { pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'

const LENGTH = 10

/** Key of a refund in a list. */
export const refundKey = ({ refundId }: Refund): string => refundId

/** The buyer's refunds; their states move on while the screen is away. */
export class RefundOrdersModel {
  readonly list: PagedList<Refund>

  constructor({ client, screen }: Pick<ModelDeps, 'client' | 'screen'>) {
    this.list = screen.list(
      (offset) => client.call(refunds, { offset, length: LENGTH }, pageOptions(offset)),
      refundKey,
      { perUser: true },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }
}
