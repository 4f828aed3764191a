import { makeAutoObservable } from 'mobx'
import { type InvoiceBrief, invoices } from '@/api/invoice'
import { pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'

const LENGTH = 20

/** Returns the list key of an invoice. */
export const invoiceKey = ({ invoiceId }: InvoiceBrief): string => invoiceId

/** Model of the list of all invoices of the account, newest first. */
export class InvoiceListModel {
  readonly list: PagedList<InvoiceBrief>

  constructor({ client, screen }: Pick<ModelDeps, 'client' | 'screen'>) {
    this.list = screen.list(
      (offset) => client.call(invoices, { offset, length: LENGTH }, pageOptions(offset)),
      invoiceKey,
      { staleTime: Infinity, perUser: true },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onReturn(() => void this.list.reload())
  }
}
