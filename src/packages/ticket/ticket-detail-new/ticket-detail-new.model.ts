import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { ticketCodes, voucherDetail, type TicketCode, type VoucherDetail } from '@/api/voucher'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import type { TimerId } from '@/lib/clock'
import { type TicketFace, ticketFace } from './ticket-face'

/** Milliseconds; timers overflow beyond 24.8 days, so a day is the longest delay. */
const MAX_DELAY = 24 * 3_600_000

/** One voucher at the gate: its tickets with their codes, from the kept copy where there is no network. */
export class TicketDetailModel {
  readonly detail: Loadable<VoucherDetail>
  readonly codes: Loadable<TicketCode[]>
  /** The ticket in view, from 0. */
  index = 0
  /** When the shown data was cached, epoch ms; null for fresh data. */
  cachedAt: number | null = null
  /** The moment by the server's clock at which the faces were last judged. */
  private now: number
  private timer: TimerId | null = null
  private readonly disposeReaction: () => void

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock' | 'stores'>,
    voucherId: string,
  ) {
    this.now = deps.clock.now()
    const options = { inlineErrors: true, onCached: (savedAt: number) => this.setCachedAt(savedAt) }
    this.detail = new Loadable(() => deps.client.call(voucherDetail, { voucherId }, options))
    this.codes = new Loadable(() => deps.client.call(ticketCodes, { voucherId }, options))
    makeAutoObservable<this, 'deps' | 'timer' | 'disposeReaction'>(
      this,
      { deps: false, timer: false, disposeReaction: false, detail: false, codes: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => deps.stores.preferences.language,
      () => void this.load(),
    )
  }

  get faces(): TicketFace[] {
    const known = {
      open: this.open,
      loading: this.codes.pending || this.codes.status === 'idle',
      codes: this.codes.value,
    }
    return this.detail.value?.tickets.map((ticket) => ticketFace(ticket, known)) ?? []
  }

  /** A code is in view: time for a bright screen. */
  get showsCode(): boolean {
    return this.faces[this.index]?.codeState === 'code'
  }

  /** Loads the voucher, and the codes when their time has come. What is shown stays until the new is there. */
  async load(): Promise<void> {
    this.cachedAt = null
    await this.detail.load()
    await this.loadCodes()
  }

  show(index: number): void {
    this.index = index
  }

  dispose(): void {
    this.disposeReaction()
    this.stopTimer()
  }

  private get open(): boolean {
    const from = this.detail.value?.codeFrom ?? null
    return from === null || this.now >= from
  }

  async loadCodes(): Promise<void> {
    runInAction(() => (this.now = this.deps.clock.now()))
    const hasValid = this.detail.value?.tickets.some(({ state }) => state === 'VALID') ?? false
    if (hasValid && this.open) await this.codes.load()
    this.scheduleReload()
  }

  private setCachedAt(savedAt: number): void {
    this.cachedAt = savedAt
  }

  /** Wakes when the codes open or the first of them runs out. */
  private scheduleReload(): void {
    this.stopTimer()
    const ends = this.codes.value?.flatMap(({ expireTime }) => (expireTime === null ? [] : [expireTime])) ?? []
    const due = this.open ? Math.min(...ends) : (this.detail.value?.codeFrom ?? Infinity)
    const now = this.deps.clock.now()
    // A code that has run out already was a kept one: asking again at once would never end.
    if (!Number.isFinite(due) || due <= now) return
    this.timer = this.deps.clock.setTimeout(() => void this.loadCodes(), Math.min(due - now, MAX_DELAY))
  }

  private stopTimer(): void {
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.timer = null
  }
}
