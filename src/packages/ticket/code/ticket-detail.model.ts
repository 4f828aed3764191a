import { makeAutoObservable, runInAction } from 'mobx'
import { changeOf, ticketCodes, voucherDetail, type TicketCode, type VoucherDetail } from '@/api/voucher'
import { lacksFaceAuth } from '@/components/certification/lacks-face-auth'
import { isFaceAuthNeeded, requireCertification } from '@/components/certification/require-certification'
import { resumeCertified } from '@/components/certification/resume-certified'
import { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import type { TimerId } from '@/lib/clock'
import type { ShowChange } from '@/domain/refund/rule'
import { TicketKeys } from '@/components/ticket/ticket-keys'
import { type CodeState, splitTickets, type TicketFace, ticketFace } from './ticket-face'

/** Milliseconds; timers overflow beyond 24.8 days, so a day is the longest delay. */
const MAX_DELAY = 24 * 3_600_000

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'>

/** One voucher at the gate: its tickets with their codes, from the stored copy where there is no network. */
export class TicketDetailModel {
  readonly detail: AsyncResource<VoucherDetail>
  readonly codes: AsyncResource<TicketCode[]>
  readonly keys: TicketKeys
  /** When the shown data was cached, epoch ms; null for fresh data. */
  cachedAt: number | null = null
  /** The moment by the server's clock at which the faces were last judged. */
  private now: number
  private timer: TimerId | null = null
  /** The page last turned to, from 0. */
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
      // A stored copy may be older than the keys.
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
      // The reaction above loads the codes.
      run: () => undefined,
    })
    screen.onDispose(this.stopTimer)
  }

  /** The tickets that have a page each. */
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

  /** The ticket in view, from 0. A reload can leave fewer pages. */
  get index(): number {
    return Math.max(0, Math.min(this.page, this.faces.length - 1))
  }

  /** A code is in view: time for a bright screen. */
  get showsCode(): boolean {
    const state = this.faces[this.index]?.codeState
    return state === 'code' || (state === 'paper' && this.detail.value?.pickupCode !== '')
  }

  /** The change of the show; null where it takes place as announced. */
  get change(): ShowChange | null {
    return this.detail.value && changeOf(this.detail.value)
  }

  /** Paper with the code printed on it: collected at the venue, or sent to the buyer. Null without paper. */
  private get paper(): 'paper' | 'sent' | null {
    const { ticketForm, paperSent } = this.detail.value ?? {}
    if (paperSent) return 'sent'
    return ticketForm === 'PAPER' ? 'paper' : null
  }

  /** State of the first ticket when no ticket shows a code. Null while one does, or while the states are loading. */
  get noCode(): CodeState | null {
    const states = this.faces.map(({ codeState }) => codeState)
    if (states.length === 0 || states.some((state) => state === 'code' || state === 'loading')) return null
    return states[0]
  }

  /** The codes are for buyers who have passed the face check, and this one has not (domain §6). */
  get needsFace(): boolean {
    return lacksFaceAuth(this.deps, this.detail.value?.needFaceAuth ?? false)
  }

  /** Leads to the face check; the codes are loaded after it. */
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

  /** Loads the codes that are due. The current ones stay on screen until the new ones arrive. */
  async loadCodes(): Promise<void> {
    runInAction(() => (this.now = this.deps.clock.now()))
    const hasValid = this.detail.value?.tickets.some(({ state }) => state === 'VALID') ?? false
    if (hasValid && this.open && !this.change && !this.needsFace && !this.paper) await this.codes.load()
    // The last ticket was given away: this device may have its key still.
    else if (this.detail.value && !hasValid && this.cachedAt === null) await this.keys.follow([])
    if (isFaceAuthNeeded(this.codes.error)) await this.deps.stores.userFacts.loadCertifications()
    this.scheduleReload()
  }

  private setCachedAt(savedAt: number | null): void {
    this.cachedAt = savedAt
  }

  /** Loads again when the codes open or the first of them expires. */
  private scheduleReload(): void {
    this.stopTimer()
    const ends = this.codes.value?.flatMap(({ expireTime }) => (expireTime === null ? [] : [expireTime])) ?? []
    const due = this.open ? Math.min(...ends) : (this.detail.value?.codeFrom ?? Infinity)
    const now = this.deps.clock.now()
    // An expired code came from a stored copy: loading it again at once would never end.
    if (!Number.isFinite(due) || due <= now) return
    this.timer = this.deps.clock.setTimeout(() => void this.loadCodes(), Math.min(due - now, MAX_DELAY))
  }

  private stopTimer(): void {
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.timer = null
  }
}
