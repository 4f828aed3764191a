import { makeAutoObservable } from 'mobx'
import { type NamingDeps, VoucherNaming } from '@/components/real-name/voucher-naming'
import { type LinkTo, linkTo } from '@/router/link-to'

/** Model of the names on a voucher's tickets, with the link to the form for missing ones. */
export class RealNameModel {
  readonly naming: VoucherNaming

  constructor(deps: NamingDeps, voucherId: string) {
    // Nothing is named on this screen itself.
    this.naming = new VoucherNaming(deps, voucherId, () => undefined)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Form for missing names: of one ticket, or of several together. Null when no name is missing. */
  get fill(): LinkTo | null {
    const { voucherId: id, missing } = this.naming
    const [first] = missing
    if (!first) return null
    return missing.length === 1
      ? linkTo('real-name-single', { id, ticketId: first.ticketId })
      : linkTo('ticket-bind-audience', { id })
  }
}
