import { makeAutoObservable } from 'mobx'
import {
  orderRefund,
  type OrderRefund,
  type PrivilegeRefundRule,
  privilegeRefundRule,
  type RefundPrivilege,
  type ShowRefundRule,
  showRefundRule,
} from '@/api/refund'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { ShowChange } from '@/domain/refund/rule'
import { periodsOfOrder, periodsOfShow, type ShownPeriod } from './periods'

/** A refund rule, in the form that all screens with a refund rule display. */
export interface ShownRule {
  showId: string
  showName: string
  change: ShowChange | 'NONE'
  periods: readonly ShownPeriod[]
  perSession: number
  /** Number of refunds that this buyer has left; null if the rule does not belong to an order. */
  countLeft: number | null
  /** Reason why a rebooked order cannot be refunded; `NONE` for other orders. */
  hindrance: OrderRefund['hindrance']
  /** Privilege to whose orders the rule applies; null for other rules. */
  privilege: RefundPrivilege | null
}

const ofOrder = (order: OrderRefund): ShownRule => ({
  ...order,
  periods: periodsOfOrder(order),
})

const ofShow = (rule: ShowRefundRule | PrivilegeRefundRule): ShownRule => ({
  ...rule,
  periods: periodsOfShow(rule.steps),
  countLeft: null,
  hindrance: 'NONE',
  privilege: 'privilege' in rule ? rule.privilege : null,
})

interface Wanted {
  orderId?: string | undefined
  privilegeId?: string | undefined
  showId?: string | undefined
}

/**
 * Model of a refund rule: the rule of an order with its dates, else the rule of a privilege, else the rule of a show.
 */
export class RefundRuleModel {
  private readonly order: Resource<OrderRefund>
  private readonly privilege: Resource<PrivilegeRefundRule>
  private readonly show: Resource<ShowRefundRule>
  private readonly kind: 'order' | 'privilege' | 'show' | null

  constructor({ screen }: Pick<ModelDeps, 'screen'>, { orderId = '', privilegeId = '', showId = '' }: Wanted) {
    const options = HANDLES_NOT_FOUND
    this.kind = orderId ? 'order' : privilegeId ? 'privilege' : showId ? 'show' : null
    this.order = screen.query(orderRefund, { orderId }, { options, when: () => this.kind === 'order' })
    this.privilege = screen.query(
      privilegeRefundRule,
      { privilegeId },
      { options, when: () => this.kind === 'privilege' },
    )
    this.show = screen.query(showRefundRule, { showId }, { options, when: () => this.kind === 'show' })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if the address contains no id. */
  get empty(): boolean {
    return this.kind === null
  }

  get loaded(): Pick<
    Resource<OrderRefund | PrivilegeRefundRule | ShowRefundRule>,
    'value' | 'error' | 'status' | 'load'
  > {
    return this[this.kind ?? 'show']
  }

  get rule(): ShownRule | null {
    if (this.kind === 'order') return this.order.value && ofOrder(this.order.value)
    const { value } = this.kind === 'privilege' ? this.privilege : this.show
    return value && ofShow(value)
  }
}
