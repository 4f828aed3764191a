import { makeAutoObservable } from 'mobx'
import type { Attendee } from '@/api/attendee'
import type { PreOrder } from '@/api/purchase'
import { everyAttendee } from '@/components/attendee/every-attendee'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import {
  type AttendeeProblem,
  attendeeMax,
  attendeeProblem,
  type AttendeeRule,
  canChooseMore,
  acceptsDocument,
} from '@/domain/attendee'
import { localDate } from '@/domain/schedule/local-time'
import { seatsByAge } from '@/domain/seat/age'

/** Facts of a purchase for its attendees. */
export type NamedPurchase = Pick<PreOrder, 'audience' | 'showTime' | 'utcOffset' | 'seats'>

interface Deps extends Pick<ModelDeps, 'client' | 'clock' | 'screen'> {
  /** The priced purchase. Observable. */
  pre: () => NamedPurchase | null
}

/** The attendees of an order. */
export class AttendeesModel {
  readonly list: Resource<Attendee[]>
  chosenIds: string[] = []
  /** The attendees of the last load on this screen, to detect new attendees. */
  private loaded: Attendee[] | null = null

  constructor(
    showId: string,
    private readonly deps: Deps,
  ) {
    const { client, screen } = deps
    this.list = screen.resource(() => everyAttendee(client, showId), { when: () => this.required, perUser: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.list.value, this.updateChoice)
  }

  get rule(): AttendeeRule {
    const audience = this.deps.pre()?.audience
    if (!audience || audience.mode === 'NONE') return { count: 0 }
    const { count, idTypes, limit, minAge: min, maxAge: max, ageCount } = audience
    const age = min === null && max === null ? null : { min, max, ...(ageCount !== null && { count: ageCount }) }
    return { count, limit, idTypes, age, seats: this.taken }
  }

  /** Seat label of each selected attendee; empty if one name suffices, or without selected seats. */
  get seats(): string[] {
    return this.taken.map(({ seatDesc }) => seatDesc)
  }

  get required(): boolean {
    const audience = this.deps.pre()?.audience
    return audience !== undefined && audience.mode !== 'NONE' && audience.count > 0
  }

  get chosen(): Attendee[] {
    return this.chosenIds.flatMap((id) => this.list.value?.find(({ audienceId }) => audienceId === id) ?? [])
  }

  /** Ids of the selected attendees in the order of the seats. */
  get audienceIds(): string[] {
    if (!this.required) return []
    const { seatIndexes } = this
    const seated = this.chosen.map(({ audienceId }, index) => ({ audienceId, seat: seatIndexes[index] ?? index }))
    return seated.sort((a, b) => a.seat - b.seat).map(({ audienceId }) => audienceId)
  }

  get missing(): number {
    return Math.max(0, attendeeMax(this.rule) - this.chosen.length)
  }

  get problem(): AttendeeProblem | null {
    if (!this.required) return null
    return attendeeProblem(this.chosen, this.rule, this.date)
  }

  /** Date for which the ages are computed. */
  private get date(): string {
    const { showTime = null, utcOffset = 480 } = this.deps.pre() ?? {}
    return localDate(showTime ?? this.deps.clock.now(), utcOffset)
  }

  /** Seats that need names, in the order of the purchase. */
  private get ownSeats(): PreOrder['seats'] {
    const { audience, seats = [] } = this.deps.pre() ?? {}
    return audience?.mode === 'ONE_PER_TICKET' ? seats : []
  }

  /** Seat index of each selected attendee, since the buyer may select them in any order. */
  private get seatIndexes(): number[] {
    const birthdays = this.chosen.slice(0, this.ownSeats.length).map(({ birthday }) => birthday)
    return seatsByAge(this.ownSeats, birthdays, this.date)
  }

  /** Seat of each selected attendee. */
  private get taken(): PreOrder['seats'] {
    return this.seatIndexes.flatMap((seat) => this.ownSeats[seat] ?? [])
  }

  /** Restores an earlier selection. */
  restore(audienceIds: string[]): void {
    this.chosenIds = audienceIds
  }

  isChosen(audienceId: string): boolean {
    return this.chosenIds.includes(audienceId)
  }

  /**
   * Returns true if this attendee can be selected: the show accepts the attendee, and the maximum number is not
   * reached. If the maximum is one, the new selection replaces the old selection.
   */
  canChoose(attendee: Attendee): boolean {
    if (this.isChosen(attendee.audienceId)) return true
    if (!this.fits(attendee)) return false
    return attendeeMax(this.rule) === 1 || canChooseMore(this.chosen.length, this.rule)
  }

  /** Returns true if the show accepts the attendee, by the gateway's flag and the required documents. */
  fits(attendee: Attendee): boolean {
    return attendee.selectable && acceptsDocument(this.rule, attendee.idType)
  }

  toggle(attendee: Attendee): void {
    const { audienceId } = attendee
    if (this.isChosen(audienceId)) this.chosenIds = this.chosenIds.filter((id) => id !== audienceId)
    else if (!this.canChoose(attendee)) return
    else this.chosenIds = attendeeMax(this.rule) === 1 ? [audienceId] : [...this.chosenIds, audienceId]
  }

  /** Removes deleted attendees from the selection; selects newly added attendees while attendees are missing. */
  private updateChoice(now: Attendee[] | null): void {
    if (!now) return
    const before = this.loaded
    this.loaded = now
    this.chosenIds = this.chosenIds.filter((id) => now.some(({ audienceId }) => audienceId === id))
    if (!before) return
    const added = now.filter(({ audienceId }) => !before.some((known) => known.audienceId === audienceId))
    for (const attendee of added) if (this.missing > 0) this.toggle(attendee)
  }
}
