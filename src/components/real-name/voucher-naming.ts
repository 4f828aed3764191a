import { makeAutoObservable, runInAction } from 'mobx'
import { nameTickets, type NameBinding, type NamedTicket, type NamedVoucher, ticketNames } from '@/api/real-name'
import { REAL_NAME_CODES } from '@/domain/business-codes/real-name'
import { isNamable, type Naming, namingOf } from '@/domain/ticket/real-name'
import { isRefusal, isRequestError } from '@/request/errors'
import { lacksFaceAuth } from '../certification/lacks-face-auth'
import { isFaceAuthNeeded, requireCertification } from '../certification/require-certification'
import { resumeCertified } from '../certification/resume-certified'
import { failureProblem, type Problem } from '../form/problem'
import type { Resource } from '../screen/async-resource'
import { HANDLES_NOT_FOUND } from '../screen/failure-message'
import { runAt } from '../screen/run-at'
import type { ModelDeps } from '../screen/use-model'
import { confirmFaceCheck } from './naming-questions'

export type NamingDeps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'>

/** Model of the names on a voucher's tickets. Names and corrects them, and resumes after a required face check. */
export class VoucherNaming {
  readonly voucher: Resource<NamedVoucher>
  /** Reason why the last naming was refused; null after a success. */
  problem: Problem | null = null
  /** True if the refusal requires a phone number of the guardian in the account, for a minor. */
  needsPhone = false
  /** The server's time of the last check of the deadline. */
  private now: number
  /** Names to submit after the face check. */
  private waiting: NameBinding[] = []

  /** @param named runs after the names were accepted */
  constructor(
    private readonly deps: NamingDeps,
    readonly voucherId: string,
    private readonly named: () => unknown,
  ) {
    const { clock, screen } = deps
    this.now = clock.now()
    this.voucher = screen.query(ticketNames, { voucherId }, { options: { inlineErrors: true, ...HANDLES_NOT_FOUND } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.voucher.value, this.awaitDeadline)
    resumeCertified(deps, {
      action: 'names',
      isMine: (id) => id === voucherId,
      run: () => this.waiting.length > 0 && this.submit(this.waiting),
    })
  }

  /** True if the show requires no names. */
  get notNeeded(): boolean {
    const { error } = this.voucher
    return isRequestError(error) && error.statusCode === REAL_NAME_CODES.namesNotNeeded
  }

  get tickets(): readonly NamedTicket[] {
    return this.voucher.value?.tickets ?? []
  }

  get closed(): boolean {
    const deadline = this.voucher.value?.deadline ?? null
    return deadline !== null && this.now >= deadline
  }

  /** Tickets without a name that can still be named. */
  get missing(): readonly NamedTicket[] {
    return this.tickets.filter((ticket) => this.namingOf(ticket) === 'supplement')
  }

  /** True if the deadline has passed and a valid ticket has no name. */
  get unnamed(): boolean {
    return this.closed && this.tickets.some(({ state, audienceName }) => state === 'VALID' && audienceName === '')
  }

  ticketOf(id: string | undefined): NamedTicket | undefined {
    return this.tickets.find(({ ticketId }) => ticketId === id)
  }

  namingOf(ticket: NamedTicket): Naming {
    return namingOf(ticket, this.voucher.value?.deadline ?? null, this.now)
  }

  canName(ticket: NamedTicket): boolean {
    return isNamable(this.namingOf(ticket))
  }

  /** Returns another ticket with the same attendee, if the session allows only one ticket per attendee. */
  otherTicketOf(audienceId: string, ticketId = ''): NamedTicket | undefined {
    if (!this.voucher.value?.exclusive) return undefined
    return this.tickets.find((other) => other.audienceId === audienceId && other.ticketId !== ticketId)
  }

  clearProblem(): void {
    this.problem = null
    this.needsPhone = false
  }

  /** Assigns names to tickets in one transaction. Never rejects. @returns true if the gateway accepted them */
  async submit(bindings: NameBinding[]): Promise<boolean> {
    const { client } = this.deps
    this.clearProblem()
    this.waiting = bindings
    if (!(await this.certify())) return false
    try {
      const named = await client.call(nameTickets, { voucherId: this.voucherId, bindings }, { inlineErrors: true })
      runInAction(() => (this.waiting = []))
      this.voucher.put(named)
      await this.named()
      return true
    } catch (error) {
      await this.showRefusal(error)
      return false
    }
  }

  private async certify(): Promise<boolean> {
    const { stores } = this.deps
    const flagged = this.voucher.value?.needFaceAuth ?? false
    if (!lacksFaceAuth(this.deps, flagged)) return true
    await stores.userFacts.loadCertifications()
    if (lacksFaceAuth(this.deps, flagged) && !(await confirmFaceCheck(this.deps))) return false
    const thing = { action: 'names', id: this.voucherId, flagged, asks: false } as const
    return (await requireCertification(this.deps, thing)) === 'allowed'
  }

  private async showRefusal(error: unknown): Promise<void> {
    runInAction(() => {
      this.problem = failureProblem(error)
      this.needsPhone = isRequestError(error) && error.statusCode === REAL_NAME_CODES.guardianPhoneNeeded
    })
    // The local certification data was outdated. The next attempt opens the face check.
    if (isFaceAuthNeeded(error)) await this.deps.stores.userFacts.loadCertifications()
    // Another device may have named the tickets: reload the displayed state.
    else if (isRefusal(error)) await this.voucher.load()
  }

  private awaitDeadline(voucher: NamedVoucher | null): void {
    this.now = this.deps.clock.now()
    const deadline = voucher?.deadline ?? 0
    if (deadline > this.now) runAt(this.deps, deadline, () => this.awaitDeadline(this.voucher.value))
  }
}
