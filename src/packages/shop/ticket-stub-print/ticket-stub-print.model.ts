import { makeAutoObservable } from 'mobx'
import { type StubTicket, type TicketStub, ticketStub } from '@/api/ticket-stub'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of the stubs of one visit: the selected stub, and the option to show the holder's name. */
export class TicketStubPrintModel {
  readonly stub: Resource<TicketStub>
  /**
   * True if the picture shows the holder's name. False when the screen opens, so that the name appears only if the
   * buyer chooses it.
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

  /**
   * The selected stub. If no stub is selected, or if the selected stub no longer exists after a reload, the first
   * stub.
   */
  get ticket(): StubTicket | undefined {
    return this.tickets.find(({ ticketId }) => ticketId === this.ticketId) ?? this.tickets[0]
  }

  /** Selects another stub and hides the name again. */
  choose(ticketId: string): void {
    if (ticketId !== this.ticket?.ticketId) this.named = false
    this.ticketId = ticketId
  }

  setNamed(named: boolean): void {
    this.named = named
  }
}
