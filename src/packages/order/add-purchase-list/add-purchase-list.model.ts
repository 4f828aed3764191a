import { makeAutoObservable } from 'mobx'
import { type AddedGoods, goodsToAdd } from '@/api/goods'
import { GoodsChoiceModel } from '@/components/goods/goods-choice.model'
import { draftOfOrder } from '@/components/goods/goods-draft'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { follow } from '@/router/follow'
import { linkTo } from '@/router/link-to'

/** Model of the goods that can be added to the tickets of a paid order. */
export class AddPurchaseListModel {
  readonly goods: Resource<AddedGoods>
  readonly choice: GoodsChoiceModel

  constructor(
    private readonly deps: ModelDeps,
    private readonly orderId: string,
  ) {
    this.goods = deps.screen.query(goodsToAdd, { orderId }, { options: HANDLES_NOT_FOUND })
    this.choice = new GoodsChoiceModel(() => this.goods.value?.goods ?? [], draftOfOrder(deps, orderId))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Opens the checkout with the chosen goods. */
  async checkout(): Promise<void> {
    this.choice.add()
    await follow(this.deps.navigate, linkTo('card-confirm', { orderId: this.orderId }))
  }
}
