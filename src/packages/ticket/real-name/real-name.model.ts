import { makeAutoObservable } from 'mobx'
import { type NamingDeps, VoucherNaming } from '@/components/real-name/voucher-naming'
import { type LinkTo, linkTo } from '@/router/link-to'

/** Model of the attendees on a voucher's tickets. It includes the link to the form for missing names. */
export class RealNameModel {
  readonly naming: VoucherNaming

  constructor(deps: NamingDeps, voucherId: string) {
    // The callback for changes is empty, because this screen only displays names.
    this.naming = new VoucherNaming(deps, voucherId, () => undefined)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Link to the form for missing names, for one ticket or for several tickets together. Null if no name is missing. */
  get fill(): LinkTo | null {
    const { voucherId: id, missing } = this.naming
    const [first] = missing
    if (!first) return null
    return missing.length === 1
      ? linkTo('real-name-single', { id, ticketId: first.ticketId })
      : linkTo('ticket-bind-audience', { id })
  }
}
