import { makeAutoObservable } from 'mobx'
import { type Address, addresses } from '@/api/address'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

interface Deps extends Pick<ModelDeps, 'screen' | 'stores'> {
  /** Returns true if the order is delivered to an address. Observable. */
  required: () => boolean
  changed: (addressId: string) => Promise<void>
}

/** The possible addresses of an order, and the selected one. */
export class DeliveryModel {
  readonly list: Resource<Address[]>
  addressId = ''

  constructor(private readonly deps: Deps) {
    const { screen, required } = deps
    this.list = screen.query(addresses, {}, { when: required })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.list.value, this.choose)
  }

  get address(): Address | null {
    return this.list.value?.find(({ addressId }) => addressId === this.addressId) ?? null
  }

  /** Selects the address that was selected earlier. */
  restore(addressId: string): void {
    this.addressId = addressId
  }

  /**
   * Selects an address after a load: the address picked in the list, else the current address, else the default
   * address.
   */
  private choose(list: Address[] | null): void {
    if (!list) return
    const preferred = [this.deps.stores.choices.consumeAddress(), this.addressId]
    const existing = preferred.find((id) => list.some(({ addressId }) => addressId === id))
    const usual = (list.find(({ isDefault }) => isDefault) ?? list[0])?.addressId
    const addressId = existing ?? usual ?? ''
    if (addressId === this.addressId) return
    this.addressId = addressId
    void this.deps.changed(addressId)
  }
}
