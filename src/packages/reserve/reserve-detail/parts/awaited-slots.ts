import { makeAutoObservable } from 'mobx'
import type { ReservableSlot } from '@/api/reservation'
import { monthOf } from '@/domain/schedule/month-grid'
import { MAX_AWAITED_SLOTS } from '@/domain/slot/reservation'

/** Slots of the visible month, `YYYY-MM`. Null while they load. */
interface VisibleSlots {
  month: string
  slots: readonly ReservableSlot[] | null
}

/** The full slots for which a buyer wants to wait. */
export class AwaitedSlots {
  private chosen: readonly ReservableSlot[] = []

  /** @param visible observable */
  constructor(private readonly visible: () => VisibleSlots) {
    makeAutoObservable<this, 'visible'>(this, { visible: false }, { autoBind: true, deep: false })
  }

  /** The chosen slots, unless they are no longer full. */
  get list(): readonly ReservableSlot[] {
    const { month, slots } = this.visible()
    const isFull = ({ slotId }: ReservableSlot) =>
      slots === null || slots.some((slot) => slot.slotId === slotId && slot.state === 'FULL')
    return this.chosen.filter((slot) => monthOf(slot.date) !== month || isFull(slot))
  }

  has(slotId: string): boolean {
    return this.list.some((slot) => slot.slotId === slotId)
  }

  /** True if a slot is chosen, or can be chosen besides the others. */
  canHave(slotId: string): boolean {
    return this.has(slotId) || this.list.length < MAX_AWAITED_SLOTS
  }

  set(slot: ReservableSlot, isAwaited: boolean): void {
    const others = this.list.filter(({ slotId }) => slotId !== slot.slotId)
    this.chosen = isAwaited ? [...others, slot] : others
  }

  clear(): void {
    this.chosen = []
  }
}
