import { makeAutoObservable } from 'mobx'
import { orderRefund, type OrderRefund, type ShowRefundRule, showRefundRule } from '@/api/refund'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { ShowChange } from '@/domain/refund/rule'
import { periodsOfOrder, periodsOfShow, type ShownPeriod } from './periods'

/** A rule as the screen shows it. */
export interface ShownRule {
  showId: string
  showName: string
  change: ShowChange | 'NONE'
  periods: readonly ShownPeriod[]
  perSession: number
  /** Refunds that are left to this buyer; null where no order is meant. */
  countLeft: number | null
}

const ofOrder = (order: OrderRefund): ShownRule => ({ ...order, periods: periodsOfOrder(order) })

const ofShow = (rule: ShowRefundRule): ShownRule => ({ ...rule, periods: periodsOfShow(rule.steps), countLeft: null })

/** The rule of an order with its dates, else that of a show. */
export class RefundRuleModel {
  private readonly order: Resource<OrderRefund>
  private readonly show: Resource<ShowRefundRule>

  constructor(
    { screen }: Pick<ModelDeps, 'screen'>,
    private readonly params: { orderId?: string | undefined; showId?: string | undefined },
  ) {
    const { orderId = '', showId = '' } = params
    const options = HANDLES_NOT_FOUND
    this.order = screen.query(orderRefund, { orderId }, { options, when: () => orderId !== '' })
    this.show = screen.query(showRefundRule, { showId }, { options, when: () => orderId === '' && showId !== '' })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Neither order nor show is named. */
  get empty(): boolean {
    return !this.params.orderId && !this.params.showId
  }

  get loaded(): Pick<Resource<OrderRefund | ShowRefundRule>, 'value' | 'error' | 'status' | 'load'> {
    return this.params.orderId ? this.order : this.show
  }

  get rule(): ShownRule | null {
    if (this.params.orderId) return this.order.value && ofOrder(this.order.value)
    return this.show.value && ofShow(this.show.value)
  }
}
