import { makeAutoObservable } from 'mobx'
import { type Address, addresses } from '@/api/address'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

/** The addresses an order may go to, and the one it goes to. */
export class DeliveryModel {
  readonly list: Loadable<Address[]>
  addressId = ''

  constructor(
    private readonly deps: Pick<Services, 'client' | 'stores'> & { changed: (addressId: string) => Promise<void> },
  ) {
    this.list = new Loadable(() => deps.client.call(addresses, {}))
    makeAutoObservable<this, 'deps'>(this, { list: false, deps: false }, { autoBind: true })
  }

  get address(): Address | null {
    return this.list.value?.find(({ addressId }) => addressId === this.addressId) ?? null
  }

  /** Loads the addresses; takes the one picked in the list, else keeps the chosen, else takes the default. Tells of a change. */
  async refresh(): Promise<void> {
    if (!(await this.list.load())) return
    const known = this.list.value ?? []
    const wanted = [this.deps.stores.choices.takeAddress(), this.addressId]
    const standing = wanted.find((id) => known.some(({ addressId }) => addressId === id))
    const usual = (known.find(({ isDefault }) => isDefault) ?? known[0])?.addressId
    await this.take(standing ?? usual ?? '')
  }

  private async take(addressId: string): Promise<void> {
    if (addressId === this.addressId) return
    this.addressId = addressId
    await this.deps.changed(addressId)
  }
}
