import { makeAutoObservable, runInAction } from 'mobx'
import { changeOf, ticketCodes, type VoucherBrief, type VoucherDetail, voucherDetail } from '@/api/voucher'
import { own } from '@/lib/own'
import { keys } from '@/platform/storage/keys'
import { MAX_ENTRIES } from '@/request/steps/ticket-holder-cache'
import { lacksFaceAuth } from '../certification/lacks-face-auth'
import type { ModelDeps } from '../screen/use-model'
import type { HeldTickets } from './held-tickets'
import { copiesOf } from './stored-copies'
import { TicketKeys } from './ticket-keys'

/** Milliseconds. A copy younger than this is not loaded again. */
const FRESH = 3_600_000

/**
 * `stored`: the ticket opens without a network. `missing`: it needs a network. `elsewhere`: another device has the key
 * of its code.
 */
export type StoredMark = 'stored' | 'missing' | 'elsewhere'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'platform' | 'screen' | 'stores'>

/**
 * Stores the next tickets on the device after their list was loaded from the network. A stored ticket opens without a
 * network: the device has the voucher, its codes, and the keys, which exist only on one device.
 */
export class StoredTickets {
  private marks: ReadonlyMap<string, StoredMark> = new Map()
  private running = false

  constructor(
    private readonly deps: Deps,
    private readonly tickets: HeldTickets,
  ) {
    const { screen } = deps
    makeAutoObservable<this, 'deps' | 'tickets'>(this, { deps: false, tickets: false }, { autoBind: true, deep: false })
    screen.reaction(() => [this.vouchers.map(({ voucherId }) => voucherId).join(), tickets.cachedAt], this.update)
    screen.onShow(this.update)
  }

  /** Returns the mark of a voucher's card. Returns null if the code is not available yet, or cannot be stored. */
  markOf({ voucherId }: Pick<VoucherBrief, 'voucherId'>): StoredMark | null {
    return this.marks.get(voucherId) ?? null
  }

  private get vouchers(): readonly VoucherBrief[] {
    return this.tickets.pages.items.filter(({ state }) => state === 'VALID')
  }

  private update(): void {
    this.look()
    if (this.tickets.cachedAt === null && !this.running) void this.store()
  }

  /** Updates the marks from the data stored on the device. */
  private look(): void {
    const { platform, stores } = this.deps
    const { userId } = stores.user
    const entries = platform.storage.read(keys.ticketHolder, userId) ?? {}
    const stored = platform.storage.read(keys.ticketKeys, userId) ?? {}
    const marks = this.vouchers.flatMap((voucher): [string, StoredMark][] => {
      const mark = this.isOpen(voucher) ? this.markFrom(copiesOf(entries, voucher.voucherId), stored) : null
      return mark ? [[voucher.voucherId, mark]] : []
    })
    this.marks = new Map(marks)
  }

  private markFrom(
    { detail, codes }: ReturnType<typeof copiesOf>,
    stored: Readonly<Record<string, unknown>>,
  ): StoredMark | null {
    if (!detail) return 'missing'
    const { ticketForm, paperSent } = detail.voucher
    if (!this.hasCode(detail.voucher)) return ticketForm === 'PAPER' && !paperSent ? 'stored' : null
    if (!codes) return 'missing'
    const lacking = codes.codes.filter(({ rotates, ticketId }) => rotates && !own(stored, ticketId))
    if (lacking.length === 0) return 'stored'
    return lacking.some(({ keyAt }) => keyAt === 'ELSEWHERE') ? 'elsewhere' : 'missing'
  }

  private isOpen({ codeFrom }: VoucherBrief): boolean {
    return codeFrom === null || this.deps.clock.now() >= codeFrom
  }

  /**
   * Returns true if the voucher's codes can be stored. Codes are not stored for paper tickets, for a changed show, and
   * before a required face check.
   */
  private hasCode(voucher: VoucherDetail): boolean {
    const { ticketForm, needFaceAuth } = voucher
    return ticketForm !== 'PAPER' && !changeOf(voucher) && !lacksFaceAuth(this.deps, needFaceAuth)
  }

  /**
   * Loads the missing vouchers, one at a time. Stops at the first failure, because the network is probably lost. Never
   * rejects.
   */
  private async store(): Promise<void> {
    const { screen, stores } = this.deps
    const { userId } = stores.user
    const done = new Set<string>()
    // The list may change during this loop, so each iteration searches for the next voucher.
    const next = () => this.vouchers.slice(0, MAX_ENTRIES).find(({ voucherId }) => !done.has(voucherId))
    this.running = true
    try {
      for (let voucher = next(); voucher; voucher = next()) {
        if (screen.disposed || stores.user.userId !== userId) break
        done.add(voucher.voucherId)
        await this.storeOne(voucher)
        runInAction(() => this.look())
      }
    } catch {
      // A failure needs no message, because the marks show which tickets are missing.
    } finally {
      this.running = false
    }
  }

  private async storeOne(voucher: VoucherBrief): Promise<void> {
    const { client, clock, platform, stores } = this.deps
    const { voucherId } = voucher
    const { detail, codes } = copiesOf(platform.storage.read(keys.ticketHolder, stores.user.userId) ?? {}, voucherId)
    const isFresh = (savedAt: number | undefined) => savedAt !== undefined && clock.now() - savedAt < FRESH
    const options = { inlineErrors: true, silent: true, onCached: failed }
    const known = isFresh(detail?.savedAt) && detail ? detail.voucher : null
    const whole = known ?? (await client.call(voucherDetail, { voucherId }, options))
    if (!this.isOpen(voucher) || !this.hasCode(whole) || isFresh(codes?.savedAt)) return
    const answer = await client.call(ticketCodes, { voucherId }, options)
    await new TicketKeys(this.deps, voucherId).follow(answer)
  }
}

/** Throws if a call would return a stored copy instead of a response of the gateway. */
const failed = (): never => {
  throw new Error('Stored copy instead of a response.')
}
