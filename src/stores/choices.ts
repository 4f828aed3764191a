import { makeAutoObservable } from 'mobx'

/** Seats of one tier, as many as were asked for. */
export interface PickedSeats {
  sessionId: string
  seatPlanId: string
  seatIds: readonly string[]
  /** Of the plan that they were picked on. */
  version: string
}

/**
 * What a buyer picked on a screen that another one had opened for it. In memory only: a choice belongs to the purchase
 * that asked for it.
 */
export class ChoicesStore {
  /** Id of the address picked in the address list (its parameter `pick`); null when none was since it was last taken. */
  address: string | null = null
  /** Seats picked on the seat screen (its parameter `pick`); null when none were since they were last taken. */
  seats: PickedSeats | null = null

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

  pickSeats(seats: PickedSeats): void {
    this.seats = seats
  }

  /** Hands the picked seats over, once. */
  consumeSeats(): PickedSeats | null {
    const { seats } = this
    this.seats = null
    return seats
  }
}
