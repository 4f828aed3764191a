import { makeAutoObservable } from 'mobx'
import {
  createReservation,
  joinReservationLine,
  moveReservation,
  type ReservableDetail,
  reservableDetail,
  type ReservableSlot,
  reservableSlots,
  type Reservation,
  reservationDetail,
} from '@/api/reservation'
import { AttendeesModel, type NamedPurchase } from '@/components/checkout/attendees/attendees.model'
import { type RequiredPart, RequiredParts } from '@/components/checkout/required-parts'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import { runAt } from '@/components/screen/run-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { localDate, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { isDate, monthGrid, monthOf } from '@/domain/schedule/month-grid'
import { peopleProblem, type SlotState } from '@/domain/slot/reservation'
import { randomKey } from '@/lib/random-key'
import type { RouteParams } from '@/router/table/table'
import { toastResult } from '../parts/questions'
import { AwaitedSlots } from './parts/awaited-slots'
import { type PeopleState, type ReservePart, toastMissing } from './parts/missing-parts'

/** States of slots from the best to the worst. A day has the state of its best slot. */
const RANK: readonly SlotState[] = ['OPEN', 'FEW', 'FULL', 'NOT_YET', 'CLOSED']

/** Minimum time between two loads of slots that should be open, ms. */
const RETRY = 2_000

/** A slot that is chosen, or the slot of an offer. */
type ChosenSlot = Pick<ReservableSlot, 'slotId' | 'date' | 'from' | 'to'>

const isFree = ({ state }: Pick<ReservableSlot, 'state'>): boolean => state === 'OPEN' || state === 'FEW'

/** Model of a reservation that a buyer makes or changes: slot, people and rules. */
export class ReserveDetailModel {
  readonly reservable: Resource<ReservableDetail>
  /** Coming slots of the visible month; no value while another month loads. */
  readonly slots: Resource<ReservableSlot[]>
  /** The reservation that is changed, or whose offer is accepted; stays empty for a new one. */
  readonly old: Resource<Reservation>
  readonly attendees: AttendeesModel
  readonly required: RequiredParts
  readonly awaited: AwaitedSlots
  quantity = 1
  agreed = false
  private chosenMonth: string | null = null
  private chosenDate: string | null
  private chosen: ReservableSlot | null = null
  /** Key of the last request. A repeated request with the same content has the same key. */
  private key: { content: string; key: string } | null = null
  private cancelLoad: (() => void) | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly params: RouteParams<'reserve-detail'>,
  ) {
    const { clock, screen } = deps
    const { reserveId, date, reservationId } = params
    this.chosenDate = date && isDate(date) && date >= this.today ? date : null
    this.reservable = screen.query(reservableDetail, { reserveId }, { options: HANDLES_NOT_FOUND })
    this.slots = screen.query(reservableSlots, () => ({ reserveId, month: this.month }), {
      // The next free time determines the first month.
      when: () => this.reservable.value !== null,
      keepPrevious: false,
    })
    this.old = screen.query(
      reservationDetail,
      { reservationId: reservationId ?? '' },
      { when: () => reservationId !== undefined && deps.stores.user.loggedIn, options: HANDLES_NOT_FOUND },
    )
    this.attendees = new AttendeesModel('', { client: deps.client, clock, screen, pre: () => this.named })
    this.awaited = new AwaitedSlots(() => ({ month: this.month, slots: this.slots.value }))
    this.required = new RequiredParts('reserve', [
      { field: 'old', isMissing: () => this.isChange && this.old.value === null },
      { field: 'slot', isMissing: () => this.slot === null && this.awaited.list.length === 0 },
      { field: 'people', isMissing: () => this.people.problem !== null },
      { field: 'agree', isMissing: () => !this.isChange && !this.agreed },
    ] satisfies (RequiredPart & { field: ReservePart })[])
    makeAutoObservable<this, 'key' | 'cancelLoad'>(
      this,
      { key: false, cancelLoad: false },
      { autoBind: true, deep: false },
    )
    screen.reaction(() => this.slots.value, this.awaitOpening)
    screen.reaction(() => this.offer, this.restoreChoice)
  }

  /** The reservation whose offer the buyer accepts; null for a new reservation and for a change. */
  get offer(): Reservation | null {
    const { value } = this.old
    return value?.state === 'OFFERED' ? value : null
  }

  get isChange(): boolean {
    return this.params.reservationId !== undefined && this.offer === null
  }

  /** True if the buyer joins waitlists instead of reserving a slot. */
  get isWaiting(): boolean {
    return this.awaited.list.length > 0
  }

  /** True if the buyer chooses attendees, which needs a login. */
  get needsPeople(): boolean {
    return !this.isChange && this.reservable.value?.needs === 'DOCUMENT'
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  get utcOffset(): number {
    return this.reservable.value?.utcOffset ?? SHOP_OFFSET
  }

  /** The current local date at the venue. */
  get today(): string {
    return localDate(this.deps.clock.now(), this.reservable?.value?.utcOffset ?? SHOP_OFFSET)
  }

  /** The visible month, at first that of the next free slot. */
  get month(): string {
    return this.chosenMonth ?? monthOf(this.chosenDate ?? this.nextDate)
  }

  /** The chosen date, else the first date of the month with a free slot, or its first date. */
  get date(): string {
    const { value } = this.slots
    const first = [this.nextDate, `${this.month}-01`].sort()[1]
    return this.chosenDate ?? value?.find(isFree)?.date ?? value?.[0]?.date ?? first
  }

  /** State of each coming day of the month. A day without slots is closed. Empty until the slots have loaded. */
  get days(): ReadonlyMap<string, SlotState> {
    const { value } = this.slots
    const days = new Map<string, SlotState>()
    if (!value) return days
    for (const date of monthGrid(this.month).flat()) if (date && date > this.today) days.set(date, 'CLOSED')
    for (const { date, state } of value) {
      const known = days.get(date)
      if (known === undefined || RANK.indexOf(state) < RANK.indexOf(known)) days.set(date, state)
    }
    return days
  }

  get slotsOfDay(): readonly ReservableSlot[] {
    return this.slots.value?.filter(({ date }) => date === this.date) ?? []
  }

  /** The offered slot, or the chosen one unless it is no longer free. */
  get slot(): ChosenSlot | null {
    const { chosen, offer } = this
    if (offer) return offer
    if (!chosen || monthOf(chosen.date) !== this.month) return chosen
    const current = this.slots.value?.find(({ slotId }) => slotId === chosen.slotId)
    return this.slots.value && (!current || !isFree(current)) ? null : chosen
  }

  /** The people's problem for the chosen slot. */
  get people(): PeopleState {
    const rules = this.reservable.value && { ...this.reservable.value, perOrder: this.most }
    if (!this.needsPeople || !rules) return { problem: null, rules }
    const birthdays = this.attendees.chosen.map(({ birthday }) => birthday ?? '')
    return { problem: peopleProblem(birthdays, rules, this.slot?.date ?? this.date), rules }
  }

  /** Maximum number of people or places: that of the offer, or that of a new reservation. */
  get most(): number {
    return Math.min(this.offer?.quantity ?? Infinity, this.reservable.value?.perOrder ?? 1)
  }

  showMonth(month: string): void {
    if (month === this.month) return
    this.chosenMonth = month
    this.chosenDate = null
  }

  chooseDate(date: string): void {
    this.chosenDate = date
  }

  chooseSlot(slotId: string): void {
    this.chosen = this.slotsOfDay.find((slot) => slot.slotId === slotId && isFree(slot)) ?? null
    this.chosenDate = this.date
    this.awaited.clear()
  }

  /** Adds a full slot to the slots for which the buyer wants to wait, or removes it from them. */
  setAwaited(slot: ReservableSlot, isAwaited: boolean): void {
    this.awaited.set(slot, isAwaited)
    this.chosen = null
    this.chosenDate = this.date
  }

  setQuantity(quantity: number): void {
    this.quantity = quantity
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
  }

  logIn(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  /** Sends the reservation, the change or the request to wait. Shows and marks missing parts first. Never rejects. */
  async submit(): Promise<void> {
    const { dialogs, navigate } = this.deps
    if (!this.loggedIn) return this.logIn()
    const [missing] = this.required.missing as ReservePart[]
    if (!this.required.check()) return toastMissing(this.deps, missing, this.people)
    const isBack = this.params.reservationId !== undefined
    const done = this.isWaiting ? 'reserve.joined' : this.isChange ? 'reserve.changed' : 'reserve.done'
    try {
      const { reservationId } = await this.send()
      toastResult(this.deps, done)
      await (isBack ? navigate.back() : navigate.redirect('reserve-order', { reservationId }))
    } catch (error) {
      await alertFailure(dialogs, error)
      await Promise.all([this.slots.load(), isBack && this.old.load()])
    }
  }

  /** Returns to the reservation when its offer has ended. */
  async endOffer(): Promise<void> {
    toastResult(this.deps, 'reserve.offerOver')
    await this.deps.navigate.back()
  }

  private send(): Promise<Reservation> {
    const { old, slot } = this
    if (!slot) return this.join()
    return this.isChange && old.value ? this.move(slot, old.value) : this.create(slot)
  }

  private join(): Promise<Reservation> {
    const { reserveId } = this.params
    const slotIds = this.awaited.list.map(({ slotId }) => slotId)
    const audienceIds = this.needsPeople ? this.attendees.chosenIds : []
    const quantity = this.needsPeople ? audienceIds.length : this.quantity
    const request = { reserveId, slotIds, audienceIds, quantity }
    return this.deps.client.call(joinReservationLine, request, { inlineErrors: true })
  }

  private create({ slotId }: ChosenSlot): Promise<Reservation> {
    const { reserveId } = this.params
    const audienceIds = this.needsPeople ? this.attendees.chosenIds : []
    const content = { reserveId, slotId, audienceIds, quantity: this.needsPeople ? 0 : this.quantity }
    const text = JSON.stringify(content)
    if (this.key?.content !== text) this.key = { content: text, key: randomKey() }
    const request = { ...content, idempotencyKey: this.key.key }
    return this.deps.client.call(createReservation, request, { inlineErrors: true })
  }

  private move({ slotId }: ChosenSlot, { reservationId, version }: Reservation): Promise<Reservation> {
    return this.deps.client.call(moveReservation, { reservationId, version, slotId }, { inlineErrors: true })
  }

  /** Loads the slots again when the next ones open. */
  private awaitOpening(slots: readonly ReservableSlot[] | null): void {
    this.cancelLoad?.()
    const closed = slots?.filter(({ state }) => state === 'NOT_YET') ?? []
    if (closed.length === 0) return
    const next = Math.min(...closed.map(({ opensAt }) => opensAt))
    const time = Math.max(next, this.deps.clock.now() + RETRY)
    this.cancelLoad = runAt(this.deps, time, () => void this.slots.load())
  }

  /** Chooses the people or places of the waitlist again, as many as are offered. */
  private restoreChoice(offer: Reservation | null): void {
    if (!offer) return
    this.attendees.restore(offer.audienceIds.slice(0, offer.quantity))
    this.quantity = offer.quantity
  }

  /** Date of the next free slot, or the current date. */
  private get nextDate(): string {
    const { nextTime } = this.reservable.value ?? {}
    return nextTime ? localDate(nextTime, this.utcOffset) : this.today
  }

  /** The attendees of a reservation, in the form of a purchase with names; null while no attendee can be chosen. */
  private get named(): NamedPurchase | null {
    const { value } = this.reservable
    if (!value || !this.needsPeople || !this.loggedIn) return null
    const { most: count } = this
    const { utcOffset } = value
    return {
      audience: { mode: 'ONE_PER_TICKET', count, idTypes: [], limit: null, minAge: null, maxAge: null, ageCount: null },
      ...{ showTime: this.slot?.from ?? null, utcOffset, seats: [] },
    }
  }
}
