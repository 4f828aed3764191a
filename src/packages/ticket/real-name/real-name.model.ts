import { makeAutoObservable } from 'mobx'
import { type NamingDeps, VoucherNaming } from '@/components/real-name/voucher-naming'
import { type LinkTo, linkTo } from '@/router/link-to'

/** Who is named on the tickets of a voucher, and where the rest is filled in. */
export class RealNameModel {
  readonly naming: VoucherNaming

  constructor(deps: NamingDeps, voucherId: string) {
    // Nothing is named on this screen itself.
    this.naming = new VoucherNaming(deps, voucherId, () => undefined)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Where names are filled in: one ticket alone, several together; null when none lacks a name. */
  get fill(): LinkTo | null {
    const { voucherId: id, missing } = this.naming
    const [first] = missing
    if (!first) return null
    return missing.length === 1
      ? linkTo('real-name-single', { id, ticketId: first.ticketId })
      : linkTo('ticket-bind-audience', { id })
  }
}
