import { makeAutoObservable } from 'mobx'
import { type Invoice, invoiceDetail, invoiceDocument, invoiceOffer } from '@/api/invoice'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { copyText } from '@/components/screen/copy-text'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { openDocument } from '@/platform/document'
import type { RouteParams } from '@/router/table/table'
import { notifyOpened } from '../parts/invoice-questions'

/** The loaded invoice; `invoice` is null if the order has no invoice. */
interface Found {
  invoice: Invoice | null
}

/** Model of one invoice, which is loaded by its id or by its order. */
export class InvoiceDetailModel {
  readonly found: Resource<Found>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'platform' | 'screen'>,
    private readonly params: RouteParams<'invoice-detail'>,
  ) {
    this.found = deps.screen.resource(() => this.load(), { perUser: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Requests a new one-time link and opens the invoice file. Never rejects. */
  async open(): Promise<void> {
    const { client, dialogs } = this.deps
    const invoiceId = this.found.value?.invoice?.invoiceId
    if (!invoiceId) return
    try {
      const { url, fileName } = await client.call(invoiceDocument, { invoiceId }, { inlineErrors: true })
      await notifyOpened(this.deps, await openDocument({ address: url, fileName }))
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }

  copy(text: string): Promise<void> {
    return copyText(this.deps, text)
  }

  private async load(): Promise<Found> {
    const { client } = this.deps
    const { orderId = '', invoiceId = '' } = this.params
    const id = invoiceId || (orderId && (await client.call(invoiceOffer, { orderId }, HANDLES_NOT_FOUND)).invoiceId)
    return { invoice: id ? await client.call(invoiceDetail, { invoiceId: id }, HANDLES_NOT_FOUND) : null }
  }
}
