import { makeAutoObservable } from 'mobx'
import { tiedGoods, type TiedSpu } from '@/api/goods'
import { GoodsChoiceModel } from '@/components/goods/goods-choice.model'
import { draftOfSession } from '@/components/goods/goods-draft'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { readTickets } from '@/domain/goods/order-draft'
import type { RouteParams } from '@/router/table/table'

/** Model of the goods that are sold with the tickets of a purchase. */
export class TiedSaleListModel {
  readonly goods: Resource<{ goods: TiedSpu[] }>
  readonly choice: GoodsChoiceModel

  constructor(
    private readonly deps: ModelDeps,
    { showId, sessionId, orderDraft = '' }: RouteParams<'tied-sale-list'>,
  ) {
    const { client, screen, stores } = deps
    const { seatPlanIds, quantity } = readTickets(orderDraft)
    const tickets = { showId, sessionId, seatPlanIds, quantity }
    this.goods = screen.resource(() => client.call(tiedGoods, tickets), {
      // The call needs a login.
      when: () => stores.user.loggedIn,
      perUser: true,
    })
    this.choice = new GoodsChoiceModel(() => this.goods.value?.goods ?? [], draftOfSession(deps, { showId, sessionId }))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get isVisitor(): boolean {
    return !this.deps.stores.user.loggedIn
  }

  /** Adds the choice to the purchase, and returns to it. */
  async add(): Promise<void> {
    this.choice.add()
    await this.deps.navigate.back()
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }
}
