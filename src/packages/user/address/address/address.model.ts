import { makeAutoObservable } from 'mobx'
import { type Address, addresses } from '@/api/address'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type LinkTo, linkTo, replacedBy } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'

/** Model of the delivery addresses. They can be edited or, if `pick` is set, chosen for a purchase. */
export class AddressListModel {
  readonly list: Resource<Address[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'navigate' | 'stores' | 'screen'>,
    private readonly params: RouteParams<'address'>,
  ) {
    this.list = deps.screen.query(addresses, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get picks(): boolean {
    return !!this.params.pick
  }

  pick({ addressId }: Address): void {
    this.deps.stores.choices.chooseAddress(addressId)
    void this.deps.navigate.back()
  }

  /**
   * Link to the form for a new address. If the list belongs to a purchase, the form replaces the list, so that saving
   * returns to the purchase.
   */
  get add(): LinkTo {
    return this.picks ? replacedBy('address-modification', { pick: this.params.pick }) : linkTo('address-modification')
  }
}
