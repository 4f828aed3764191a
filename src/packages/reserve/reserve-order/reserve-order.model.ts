import { makeAutoObservable, runInAction } from 'mobx'
import {
  cancelReservation,
  leaveReservationLine,
  type Reservation,
  reservationDetail,
  type ReservedPerson,
  removeReservedPerson,
  reservationKey,
} from '@/api/reservation'
import type { Resource } from '@/components/screen/async-resource'
import { copyText } from '@/components/screen/copy-text'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import { runAt } from '@/components/screen/run-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { openVenueMap } from '@/components/show/open-venue-map'
import { type KeyState, TicketKeys } from '@/components/ticket/ticket-keys'
import type { ReservationState } from '@/domain/slot/reservation'
import { type LinkTo, linkTo } from '@/router/link-to'
import { confirmCancel, confirmLeave, confirmRemoval, toastResult } from '../parts/questions'

/** Minutes before the start at which the calendar reminds of a reservation. */
const ALARM = 120

/** Returns true for a state in which people can still enter. */
const canEnter = (state: ReservationState): boolean => state === 'CONFIRMED' || state === 'PARTLY_IN'

/** Model of one reservation, which also opens without a network. */
export class ReserveOrderModel {
  readonly reservation: Resource<Reservation>
  /** Time of the stored copy, epoch ms; null for current data. */
  cachedAt: number | null = null
  /** Time by which the actions are offered, epoch ms. It changes at each deadline. */
  now: number
  /** Key of the gate code on this device. */
  readonly keys: TicketKeys
  private cancelTimer: (() => void) | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly reservationId: string,
  ) {
    const { clock, screen } = deps
    this.now = clock.now()
    this.keys = new TicketKeys(deps, reservationId, () =>
      deps.client.call(reservationKey, { reservationId }, { inlineErrors: true }),
    )
    this.reservation = screen.resource(this.read, { perUser: true })
    makeAutoObservable<this, 'read' | 'cancelTimer'>(
      this,
      { read: false, cancelTimer: false },
      { autoBind: true, deep: false },
    )
    screen.reaction(() => this.reservation.value, this.awaitDeadline)
    screen.reaction(() => this.reservation.value, this.followKey)
  }

  /** True while the buyer can cancel or change the reservation. A stored copy cannot be changed. */
  get isOpen(): boolean {
    const { value } = this.reservation
    return value?.state === 'CONFIRMED' && this.cachedAt === null && this.now < value.from
  }

  /** State of the key of the gate code; null if the reservation admits no person now or later. */
  get codeKey(): KeyState | null {
    const { value } = this.reservation
    if (!value || !canEnter(value.state) || this.now > value.lastEntry) return null
    return this.keys.stateOf({ ticketId: value.reservationId, keyAt: value.keyAt })
  }

  /** True while the gate admits, so that the code is likely to be scanned. */
  get isEntryOpen(): boolean {
    const { value } = this.reservation
    return this.codeKey?.state === 'here' && value !== null && this.now >= value.entryFrom
  }

  /** Link that chooses another slot; null if the reservation can no longer be changed. */
  get toChange(): LinkTo | null {
    const { value } = this.reservation
    if (!this.isOpen || !value || value.changesLeft === 0 || this.now > value.changeUntil) return null
    const { reservationId, reservable } = value
    return linkTo('reserve-detail', { reserveId: reservable.reserveId, reservationId })
  }

  /** Cancels the reservation after the buyer confirms. Never rejects. */
  async cancel(): Promise<void> {
    const { client, clock } = this.deps
    const { value } = this.reservation
    if (!value) return
    if (!(await confirmCancel(this.deps, value.isLate || clock.now() > value.cancelUntil))) return
    const { reservationId, version } = value
    await this.send(
      () => client.call(cancelReservation, { reservationId, version }, { inlineErrors: true }),
      'reserve.canceled',
    )
  }

  /** True while the reservation waits for places or has an offer. A stored copy cannot be changed. */
  get isAwaiting(): boolean {
    const { state } = this.reservation.value ?? {}
    return (state === 'WAITING' || state === 'OFFERED') && this.cachedAt === null
  }

  /** Link that accepts the offered places; null without an offer. */
  get toAccept(): LinkTo | null {
    const { value } = this.reservation
    if (!this.isAwaiting || value?.state !== 'OFFERED') return null
    const { reservationId, reservable } = value
    return linkTo('reserve-detail', { reserveId: reservable.reserveId, reservationId })
  }

  /** Leaves the waitlists, or rejects the offer, after the buyer confirms. Never rejects. */
  async leave(): Promise<void> {
    const { client } = this.deps
    const { value } = this.reservation
    if (!value || !(await confirmLeave(this.deps, value.state === 'OFFERED'))) return
    const { reservationId } = value
    await this.send(
      () => client.call(leaveReservationLine, { reservationId }, { inlineErrors: true }),
      'reserve.lineLeft',
    )
  }

  /** Removes a person after the buyer confirms. Never rejects. */
  async remove({ personId, name }: ReservedPerson): Promise<void> {
    const { client } = this.deps
    const { value } = this.reservation
    if (!value || !(await confirmRemoval(this.deps, name))) return
    const { reservationId, version } = value
    await this.send(
      () => client.call(removeReservedPerson, { reservationId, version, personId }, { inlineErrors: true }),
      'reserve.removed',
    )
  }

  openMap() {
    const { lat, lng, venueName, address } = this.reservation.value ?? {}
    return openVenueMap(this.deps.platform, {
      ...{ latitude: lat, longitude: lng, name: venueName ?? '', address: address ?? '' },
    })
  }

  addToCalendar() {
    const { value } = this.reservation
    if (!value) return null
    const { reservationId: id, from: startsAt, to: endsAt, reservable, venueName, address } = value
    return this.deps.platform.addToCalendar({
      ...{ id, title: reservable.name, startsAt, endsAt, utcOffset: reservable.utcOffset },
      ...{ location: [venueName, address].filter(Boolean).join(', '), alarmMinutes: ALARM },
    })
  }

  copy(text: string): Promise<void> {
    return copyText(this.deps, text)
  }

  /** Updates the time now, and again after the next deadline of a reservation. */
  private awaitDeadline(value: Reservation | null): void {
    this.cancelTimer?.()
    this.now = this.deps.clock.now()
    if (!value || !canEnter(value.state)) return
    const { changeUntil, entryFrom, from, lastEntry } = value
    const next = Math.min(...[changeUntil, entryFrom, from, lastEntry].filter((time) => time >= this.now))
    if (Number.isFinite(next)) this.cancelTimer = runAt(this.deps, next + 1, () => this.awaitDeadline(value))
  }

  /** Deletes a key that has ended, and requests one that no device has. A stored copy may be older than the key. */
  private followKey(value: Reservation | null): void {
    if (!value || this.cachedAt !== null) return
    const { reservationId: ticketId, state, keyId, keyAt } = value
    void this.keys.follow(canEnter(state) ? [{ ticketId, rotates: true, keyId, keyAt }] : [])
  }

  private async send(
    request: () => Promise<Reservation>,
    done: 'reserve.canceled' | 'reserve.removed' | 'reserve.lineLeft',
  ): Promise<void> {
    try {
      this.reservation.put(await request())
      toastResult(this.deps, done)
    } catch (error) {
      await alertFailure(this.deps.dialogs, error)
      await this.reservation.load()
    }
  }

  private readonly read = async (): Promise<Reservation> => {
    let cachedAt: number | null = null
    const onCached = (savedAt: number): void => void (cachedAt = savedAt)
    const { reservationId } = this
    const value = await this.deps.client.call(
      reservationDetail,
      { reservationId },
      { inlineErrors: true, onCached, ...HANDLES_NOT_FOUND },
    )
    runInAction(() => (this.cachedAt = cachedAt))
    return value
  }
}
