import { makeAutoObservable } from 'mobx'
import { type TicketStubBrief, ticketStubs } from '@/api/ticket-stub'
import { type PagedList, pageOptions } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'

const PAGE = 20

export const keyOfStub = ({ voucherId }: TicketStubBrief): string => voucherId

/** The buyer's stubs, the latest visit first. */
export class TicketStubListModel {
  readonly stubs: PagedList<TicketStubBrief>

  constructor({ client, screen }: Pick<ModelDeps, 'client' | 'screen'>) {
    this.stubs = screen.list(
      (offset) => client.call(ticketStubs, { offset, length: PAGE }, pageOptions(offset)),
      keyOfStub,
      { perUser: true },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }
}
