import { makeAutoObservable } from 'mobx'
import { type StubTicket, type TicketStub, ticketStub } from '@/api/ticket-stub'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** The stubs of one visit: which of them is in the picture, and whether it bears a name. */
export class TicketStubPrintModel {
  readonly stub: Resource<TicketStub>
  /** Off each time the screen opens: a name is never on a picture that nobody asked for. */
  named = false
  private ticketId: string | null = null

  constructor({ screen }: Pick<ModelDeps, 'screen'>, voucherId: string) {
    this.stub = screen.query(ticketStub, { voucherId })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get tickets(): readonly StubTicket[] {
    return this.stub.value?.tickets ?? []
  }

  /** The first one until another is chosen; another one too when a reload no longer has the chosen. */
  get ticket(): StubTicket | undefined {
    return this.tickets.find(({ ticketId }) => ticketId === this.ticketId) ?? this.tickets[0]
  }

  /** Another stub bears no name until it is asked for again. */
  choose(ticketId: string): void {
    if (ticketId !== this.ticket?.ticketId) this.named = false
    this.ticketId = ticketId
  }

  setNamed(named: boolean): void {
    this.named = named
  }
}
