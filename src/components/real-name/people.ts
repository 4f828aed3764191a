import { makeAutoObservable } from 'mobx'
import type { Attendee } from '@/api/attendee'
import { acceptsDocument } from '@/domain/attendee'
import { type LinkTo, linkTo } from '@/router/link-to'
import { everyAttendee } from '../attendee/every-attendee'
import type { Resource } from '../screen/async-resource'
import type { NamingDeps, VoucherNaming } from './voucher-naming'

/** The buyer's attendees that can be named on a voucher's tickets. */
export class PeopleToName {
  readonly list: Resource<Attendee[]>
  /** The attendees of the last load on this screen, to detect new attendees. */
  private loaded: Attendee[] | null = null

  /** @param added called with the attendees that were added since the last load */
  constructor(
    { client, screen }: Pick<NamingDeps, 'client' | 'screen'>,
    private readonly naming: VoucherNaming,
    private readonly added: (attendee: Attendee) => void,
  ) {
    this.list = screen.resource(() => everyAttendee(client, this.showId), {
      when: () => this.showId !== undefined,
      perUser: true,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.list.value, this.noteAdded)
  }

  private get showId(): string | undefined {
    return this.naming.voucher.value?.showId
  }

  /** The form of a new attendee, who is selected on return. */
  get add(): LinkTo {
    return linkTo('audience-modification', { pick: '1', showId: this.showId })
  }

  /** Returns true if the attendee can attend the show, by the gateway's flag and the accepted document types. */
  fits(attendee: Attendee): boolean {
    return (
      attendee.selectable && acceptsDocument({ count: 1, idTypes: this.naming.voucher.value?.idTypes }, attendee.idType)
    )
  }

  find(audienceId: string): Attendee | undefined {
    return this.list.value?.find((each) => each.audienceId === audienceId)
  }

  private noteAdded(now: Attendee[] | null): void {
    if (!now) return
    const before = this.loaded
    this.loaded = now
    if (!before) return
    for (const attendee of now)
      if (!before.some(({ audienceId }) => audienceId === attendee.audienceId)) this.added(attendee)
  }
}
