import { makeAutoObservable } from 'mobx'

/** Seats of one tier, in the requested number. */
export interface PickedSeats {
  sessionId: string
  seatPlanId: string
  seatIds: readonly string[]
  /** Version of their plan. */
  version: string
}

/** Results of screens that another screen opened for a selection. In memory only: it belongs to one purchase. */
export class ChoicesStore {
  /** Id of the address selected in the address list (its parameter `pick`); null until then. */
  address: string | null = null
  /** Seats selected on the seat screen (its parameter `pick`); null until then. */
  seats: PickedSeats | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  chooseAddress(addressId: string): void {
    this.address = addressId
  }

  /** Returns the selected address, once. */
  consumeAddress(): string | null {
    const { address } = this
    this.address = null
    return address
  }

  pickSeats(seats: PickedSeats): void {
    this.seats = seats
  }

  /** Returns the selected seats, once. */
  consumeSeats(): PickedSeats | null {
    const { seats } = this
    this.seats = null
    return seats
  }
}
