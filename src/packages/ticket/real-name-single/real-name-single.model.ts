import { makeAutoObservable } from 'mobx'
import type { Attendee } from '@/api/attendee'
import type { NamedTicket } from '@/api/real-name'
import { leaveNamed } from '@/components/real-name/leave-named'
import { confirmName } from '@/components/real-name/naming-questions'
import { PeopleToName } from '@/components/real-name/people'
import { type NamingDeps, VoucherNaming } from '@/components/real-name/voucher-naming'
import { acceptsDocument } from '@/domain/attendee'
import type { Naming } from '@/domain/ticket/real-name'
import type { RouteParams } from '@/router/table/table'

/** Model that enters the missing name on one ticket, or makes the only permitted correction of a name. */
export class RealNameSingleModel {
  readonly naming: VoucherNaming
  readonly people: PeopleToName
  chosenId: string | null = null
  /** True after the buyer tried to continue without choosing an attendee. */
  tried = false
  /** True while the buyer replaces the name on the ticket. */
  private corrects = false

  constructor(
    private readonly deps: NamingDeps,
    private readonly params: RouteParams<'real-name-single'>,
  ) {
    this.naming = new VoucherNaming(deps, params.id, () =>
      leaveNamed(deps, this.corrects ? 'names.corrected' : 'names.saved'),
    )
    this.people = new PeopleToName(
      deps,
      this.naming,
      (attendee) => this.canChoose(attendee) && this.choose(attendee.audienceId),
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get ticket(): NamedTicket | undefined {
    return this.naming.ticketOf(this.params.ticketId)
  }

  get state(): Naming {
    return this.ticket ? this.naming.namingOf(this.ticket) : 'over'
  }

  get namable(): boolean {
    return this.ticket !== undefined && this.naming.canName(this.ticket)
  }

  get chosen(): Attendee | undefined {
    return this.chosenId === null ? undefined : this.people.find(this.chosenId)
  }

  /** True if the show accepts ID cards of mainland China. */
  get takesIdCards(): boolean {
    return acceptsDocument({ count: 1, idTypes: this.naming.voucher.value?.idTypes }, 'ID_CARD')
  }

  canChoose(attendee: Attendee): boolean {
    const { audienceId } = attendee
    if (!this.people.fits(attendee) || audienceId === this.ticket?.audienceId) return false
    return !this.naming.otherTicketOf(audienceId, this.params.ticketId)
  }

  choose(audienceId: string): void {
    this.chosenId = audienceId
    this.naming.clearProblem()
  }

  /** Puts the attendee's name on the ticket after the buyer confirms. Never rejects. */
  async submit(): Promise<void> {
    this.tried = true
    const { chosen, ticket } = this
    if (!chosen || !ticket) return
    this.corrects = ticket.audienceName !== ''
    if (!(await confirmName(this.deps, ticket.audienceName, chosen.name))) return
    await this.naming.submit([{ ticketId: ticket.ticketId, audienceId: chosen.audienceId }])
  }
}
