import { makeAutoObservable, reaction } from 'mobx'
import { type Address, addresses } from '@/api/address'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import type { RouteParams } from '@/router/table/table'

/** The delivery addresses, to keep in order or, with `pick`, to choose one for a purchase. */
export class AddressListModel {
  readonly list: Loadable<Address[]>
  private readonly disposeReaction: () => void

  constructor(
    private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores'>,
    private readonly params: RouteParams<'address'>,
  ) {
    this.list = new Loadable(() => deps.client.call(addresses, {}))
    makeAutoObservable<this, 'deps' | 'params' | 'disposeReaction'>(
      this,
      { deps: false, params: false, disposeReaction: false, list: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => deps.stores.preferences.language,
      () => void this.list.load(),
    )
  }

  get picks(): boolean {
    return !!this.params.pick
  }

  dispose(): void {
    this.disposeReaction()
  }

  pick({ addressId }: Address): void {
    this.deps.stores.choices.chooseAddress(addressId)
    void this.deps.navigate.back()
  }

  /** A new address for a purchase takes this list's place, so that saving it leads back to the purchase. */
  add(): Promise<void> {
    const { navigate } = this.deps
    return this.picks
      ? navigate.redirect('address-modification', { pick: this.params.pick })
      : navigate.open('address-modification')
  }

  edit({ addressId }: Address): void {
    void this.deps.navigate.open('address-modification', { id: addressId })
  }
}
