import { makeAutoObservable } from 'mobx'

/**
 * What a buyer picked on a screen that another one had opened for it. In memory only: a choice belongs to the purchase
 * that asked for it.
 */
export class ChoicesStore {
  /** Id of the address picked in the address list (its parameter `pick`); null when none was since it was last taken. */
  address: string | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  chooseAddress(addressId: string): void {
    this.address = addressId
  }

  /** Hands the picked address over, once. */
  consumeAddress(): string | null {
    const { address } = this
    this.address = null
    return address
  }
}
