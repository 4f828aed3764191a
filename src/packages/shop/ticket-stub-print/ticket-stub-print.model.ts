import { makeAutoObservable } from 'mobx'
import { type StubTicket, type TicketStub, ticketStub } from '@/api/ticket-stub'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** The stubs of one visit: the selected one, and the option of a name. */
export class TicketStubPrintModel {
  readonly stub: Resource<TicketStub>
  /**
   * True if the picture shows the holder's name. False whenever the screen opens, so that a name appears only on
   * request.
   */
  named = false
  private ticketId: string | null = null

  constructor({ screen }: Pick<ModelDeps, 'screen'>, voucherId: string) {
    this.stub = screen.query(ticketStub, { voucherId })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get tickets(): readonly StubTicket[] {
    return this.stub.value?.tickets ?? []
  }

  /** The first one until another is selected; also after a reload without the selected one. */
  get ticket(): StubTicket | undefined {
    return this.tickets.find(({ ticketId }) => ticketId === this.ticketId) ?? this.tickets[0]
  }

  /** Chooses another stub, which shows no name until the buyer turns the name on again. */
  choose(ticketId: string): void {
    if (ticketId !== this.ticket?.ticketId) this.named = false
    this.ticketId = ticketId
  }

  setNamed(named: boolean): void {
    this.named = named
  }
}
