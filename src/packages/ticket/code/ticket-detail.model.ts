import { makeAutoObservable, runInAction } from 'mobx'
import { changeOf, ticketCodes, voucherDetail, type TicketCode, type VoucherDetail } from '@/api/voucher'
import { lacksFaceAuth } from '@/components/certification/lacks-face-auth'
import { isFaceAuthNeeded, requireCertification } from '@/components/certification/require-certification'
import { resumeCertified } from '@/components/certification/resume-certified'
import { AsyncResource } from '@/components/screen/async-resource'
import { runAt } from '@/components/screen/run-at'
import type { ModelDeps } from '@/components/screen/use-model'
import type { ShowChange } from '@/domain/refund/rule'
import { TicketKeys } from '@/components/ticket/ticket-keys'
import { type CodeState, splitTickets, type TicketFace, ticketFace } from './ticket-face'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'>

/** Model of one voucher at the gate: its tickets and their codes. Without a network, uses the stored copy. */
export class TicketDetailModel {
  readonly detail: AsyncResource<VoucherDetail>
  readonly codes: AsyncResource<TicketCode[]>
  readonly keys: TicketKeys
  /** Time at which the displayed data was stored on the device, epoch ms; null for current data. */
  cachedAt: number | null = null
  /** Server time for which the states of the tickets are calculated, epoch ms. */
  private now: number
  private cancelTimer: (() => void) | null = null
  /** Index of the page to which the buyer last moved, from 0. */
  private page = 0

  constructor(
    private readonly deps: Deps,
    private readonly voucherId: string,
  ) {
    const { client, clock, screen } = deps
    this.now = clock.now()
    const options = { inlineErrors: true, onCached: (savedAt: number) => this.setCachedAt(savedAt) }
    this.detail = screen.resource(() => {
      this.setCachedAt(null)
      return client.call(voucherDetail, { voucherId }, options)
    })
    this.keys = new TicketKeys(deps, voucherId)
    this.codes = new AsyncResource(async () => {
      let cached = false
      const { taken } = this.keys
      const onCached = (savedAt: number) => {
        cached = true
        this.setCachedAt(savedAt)
      }
      const codes = await client.call(ticketCodes, { voucherId }, { inlineErrors: true, onCached })
      // A stored copy may be older than the stored keys, so only a response of the gateway updates the keys.
      if (!cached) void this.keys.follow(codes, taken)
      return codes
    }, clock)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => this.detail.pending,
      (pending) => pending || void this.loadCodes(),
    )
    screen.reaction(
      () => this.needsFace,
      (needed) => needed || void this.loadCodes(),
    )
    resumeCertified(deps, {
      action: 'ticket',
      isMine: (id) => id === voucherId,
      // Not necessary here: the reaction above already loads the codes.
      run: () => undefined,
    })
  }

  /** View data of the tickets that are displayed as separate pages. */
  get faces(): TicketFace[] {
    const known = {
      change: this.change,
      paper: this.paper,
      needsFace: this.needsFace,
      open: this.open,
      loading: this.codes.pending || this.codes.status === 'idle',
      codes: this.codes.value,
      keyOf: this.keys.stateOf,
    }
    return splitTickets(this.detail.value?.tickets ?? []).paged.map((ticket) => ticketFace(ticket, known))
  }

  /**
   * Index of the displayed ticket, from 0. The index is limited to the last page, because a reload can return fewer
   * pages.
   */
  get index(): number {
    return Math.max(0, Math.min(this.page, this.faces.length - 1))
  }

  /** True while a code is displayed. The screen should then be bright. */
  get showsCode(): boolean {
    const state = this.faces[this.index]?.codeState
    return state === 'code' || (state === 'paper' && this.detail.value?.pickupCode !== '')
  }

  /** Change of the show; null if the show takes place as announced. */
  get change(): ShowChange | null {
    return this.detail.value && changeOf(this.detail.value)
  }

  /**
   * Kind of paper tickets, whose code is printed on them: to be collected at the venue, or sent to the buyer. Null if
   * there are no paper tickets.
   */
  private get paper(): 'paper' | 'sent' | null {
    const { ticketForm, paperSent } = this.detail.value ?? {}
    if (paperSent) return 'sent'
    return ticketForm === 'PAPER' ? 'paper' : null
  }

  /** State of the first ticket if no ticket shows a code. Null if a ticket shows a code, and while the states load. */
  get noCode(): CodeState | null {
    const states = this.faces.map(({ codeState }) => codeState)
    if (states.length === 0 || states.some((state) => state === 'code' || state === 'loading')) return null
    return states[0]
  }

  /** True if the codes require the face check and this buyer has not passed it (domain §6). */
  get needsFace(): boolean {
    return lacksFaceAuth(this.deps, this.detail.value?.needFaceAuth ?? false)
  }

  /** Opens the face check, then loads the codes. */
  async verify(): Promise<void> {
    const thing = { action: 'ticket', id: this.voucherId, flagged: true, asks: false } as const
    if ((await requireCertification(this.deps, thing)) === 'allowed') await this.loadCodes()
  }

  show(index: number): void {
    this.page = index
  }

  private get open(): boolean {
    const from = this.detail.value?.codeFrom ?? null
    return from === null || this.now >= from
  }

  /**
   * Loads codes that have expired, or that can now be shown. Displays the current codes until the new codes have
   * loaded.
   */
  async loadCodes(): Promise<void> {
    runInAction(() => (this.now = this.deps.clock.now()))
    const hasValid = this.detail.value?.tickets.some(({ state }) => state === 'VALID') ?? false
    if (hasValid && this.open && !this.change && !this.needsFace && !this.paper) await this.codes.load()
    // The last valid ticket may have been given away, while this device still stores its key.
    else if (this.detail.value && !hasValid && this.cachedAt === null) await this.keys.follow([])
    if (isFaceAuthNeeded(this.codes.error)) await this.deps.stores.userFacts.loadCertifications()
    this.scheduleReload()
  }

  private setCachedAt(savedAt: number | null): void {
    this.cachedAt = savedAt
  }

  /** Schedules a reload for the time when the codes open or the first code expires. */
  private scheduleReload(): void {
    this.cancelTimer?.()
    const ends = this.codes.value?.flatMap(({ expireTime }) => (expireTime === null ? [] : [expireTime])) ?? []
    const due = this.open ? Math.min(...ends) : (this.detail.value?.codeFrom ?? Infinity)
    const now = this.deps.clock.now()
    // An expired code is from a stored copy. An immediate reload would cause an endless loop.
    if (!Number.isFinite(due) || due <= now) return
    this.cancelTimer = runAt(this.deps, due, () => void this.loadCodes())
  }
}
