import { makeAutoObservable } from 'mobx'
import { type NamingDeps, VoucherNaming } from '@/components/real-name/voucher-naming'
import { type LinkTo, linkTo } from '@/router/link-to'

/** Model of the attendees of a voucher's tickets, with the link to the form for missing names. */
export class RealNameModel {
  readonly naming: VoucherNaming

  constructor(deps: NamingDeps, voucherId: string) {
    // This screen only displays names, so it needs no callback after a change.
    this.naming = new VoucherNaming(deps, voucherId, () => undefined)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Link to the form for missing names, of one ticket or of several together. Null if no name is missing. */
  get fill(): LinkTo | null {
    const { voucherId: id, missing } = this.naming
    const [first] = missing
    if (!first) return null
    return missing.length === 1
      ? linkTo('real-name-single', { id, ticketId: first.ticketId })
      : linkTo('ticket-bind-audience', { id })
  }
}
