import { makeAutoObservable } from 'mobx'

/** Selected seats of one tier. Their number is the requested quantity. */
export interface PickedSeats {
  sessionId: string
  seatPlanId: string
  seatIds: readonly string[]
  /** Version of the seat map. */
  version: string
}

/**
 * Selections that the buyer made on a screen which another screen opened for this purpose. They are only in memory,
 * because they belong to one purchase.
 */
export class ChoicesStore {
  /** Id of the address that the buyer selected in the address list (its parameter `pick`); null before a selection. */
  address: string | null = null
  /** Seats that the buyer selected on the seat screen (its parameter `pick`); null before a selection. */
  seats: PickedSeats | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  chooseAddress(addressId: string): void {
    this.address = addressId
  }

  /** Returns the id of the selected address and clears it. */
  consumeAddress(): string | null {
    const { address } = this
    this.address = null
    return address
  }

  pickSeats(seats: PickedSeats): void {
    this.seats = seats
  }

  /** Returns the selected seats and clears them. */
  consumeSeats(): PickedSeats | null {
    const { seats } = this
    this.seats = null
    return seats
  }
}
