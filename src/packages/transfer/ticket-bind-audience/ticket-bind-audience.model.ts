import { makeAutoObservable } from 'mobx'
import type { Attendee } from '@/api/attendee'
import type { NameBinding, NamedTicket } from '@/api/real-name'
import { leaveNamed } from '@/components/real-name/leave-named'
import { confirmNames } from '@/components/real-name/naming-questions'
import { PeopleToName } from '@/components/real-name/people'
import { type NamingDeps, VoucherNaming } from '@/components/real-name/voucher-naming'
import { localDate } from '@/domain/schedule/local-time'
import { suggestSeating } from '@/domain/ticket/seating'

/**
 * Model that puts names on several tickets. The buyer chooses the attendees, then accepts or changes their suggested
 * seats.
 */
export class TicketBindAudienceModel {
  readonly naming: VoucherNaming
  readonly people: PeopleToName
  chosenIds: string[] = []
  /** The ticket whose attendee is being changed; null if no attendee is being changed. */
  opened: NamedTicket | null = null
  /** True after the buyer tried to continue without choosing an attendee. */
  tried = false
  /** The assignment that the buyer chose, attendee id by ticket id; null while the suggestion is used. */
  private own: Record<string, string> | null = null

  constructor(
    private readonly deps: NamingDeps,
    voucherId: string,
  ) {
    this.naming = new VoucherNaming(deps, voucherId, () => leaveNamed(deps, 'names.saved'))
    this.people = new PeopleToName(deps, this.naming, (attendee) => this.choose(attendee))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.reaction(() => this.people.list.value, this.dropDeleted)
  }

  get tickets(): readonly NamedTicket[] {
    return this.naming.missing
  }

  get chosen(): Attendee[] {
    return this.chosenIds.flatMap((id) => this.people.find(id) ?? []).slice(0, this.tickets.length)
  }

  /** The attendee of each ticket, by ticket id. */
  get seating(): Readonly<Record<string, string>> {
    if (this.own) return this.own
    const { showTime = null, utcOffset = 480 } = this.naming.voucher.value ?? {}
    const now = this.deps.clock.now()
    return suggestSeating(this.tickets, this.chosen, localDate(showTime ?? now, utcOffset), now)
  }

  get followsSuggestion(): boolean {
    return this.own === null
  }

  get bindings(): NameBinding[] {
    return this.tickets.flatMap(({ ticketId }) => {
      const audienceId = this.seating[ticketId]
      return audienceId ? [{ ticketId, audienceId }] : []
    })
  }

  personOn({ ticketId }: NamedTicket): Attendee | undefined {
    return this.people.find(this.seating[ticketId] ?? '')
  }

  isChosen(audienceId: string): boolean {
    return this.chosen.some((each) => each.audienceId === audienceId)
  }

  canChoose(attendee: Attendee): boolean {
    if (this.isChosen(attendee.audienceId)) return true
    if (!this.people.fits(attendee) || this.naming.otherTicketOf(attendee.audienceId)) return false
    return this.chosen.length < this.tickets.length
  }

  /** Selects or deselects an attendee, and restores the suggested assignment. */
  toggle(attendee: Attendee): void {
    const { audienceId } = attendee
    if (!this.isChosen(audienceId)) return this.choose(attendee)
    this.setChosen(this.chosenIds.filter((id) => id !== audienceId))
  }

  open(ticket: NamedTicket | null): void {
    this.opened = ticket
  }

  /**
   * Assigns an attendee to a ticket. If the attendee had another ticket, the two tickets exchange their attendees.
   * @param audienceId id of the attendee; '' leaves the ticket without a name
   */
  seat({ ticketId }: NamedTicket, audienceId: string): void {
    this.naming.clearProblem()
    const before = this.seating[ticketId] ?? ''
    if (audienceId === '') return this.setChosen(this.chosenIds.filter((id) => id !== before))
    const from = Object.keys(this.seating).find((id) => this.seating[id] === audienceId)
    const rest = Object.fromEntries(Object.entries(this.seating).filter(([id]) => id !== ticketId && id !== from))
    this.own = { ...rest, [ticketId]: audienceId, ...(from && before && from !== ticketId && { [from]: before }) }
  }

  suggest(): void {
    this.own = null
  }

  /** Puts the names on the tickets after the buyer confirms. Never rejects. */
  async submit(): Promise<void> {
    this.tried = true
    if (this.bindings.length === 0) return
    if (await confirmNames(this.deps, this.bindings.length)) await this.naming.submit(this.bindings)
  }

  private choose(attendee: Attendee): void {
    if (this.canChoose(attendee)) this.setChosen([...this.chosenIds, attendee.audienceId])
  }

  private setChosen(ids: string[]): void {
    this.chosenIds = ids
    this.own = null
    this.naming.clearProblem()
  }

  private dropDeleted(now: Attendee[] | null): void {
    if (now && this.chosenIds.some((id) => !this.people.find(id)))
      this.setChosen(this.chosenIds.filter((id) => this.people.find(id)))
  }
}
