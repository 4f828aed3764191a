import { makeAutoObservable } from 'mobx'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'
import { addressFacts } from '@/router/address-facts'
import { persisted } from './persisted'

/** A distributor's id counts for 7 days (shell §9). */
const DISTRIBUTOR_TTL = 7 * 24 * 60 * 60_000

/** A launch parameter; `undefined` and `null` as words count as empty (shell §5). */
const given = (value: string | undefined): string =>
  value === undefined || value === 'undefined' || value === 'null' ? '' : value.trim()

type Distributor = Stored<typeof keys.distributor>

/** The start of this visit: sales channel, distributor, and facts of its address (shell §2, §4). */
export class SessionStore {
  /** Sales channel. Of this visit only: the web carries it in every address. */
  channelId = ''
  /** The visit must not be shared further; rides along on every navigation (shell §2). */
  forbidShare = false
  /** The merchant looks at what is not public yet. Of this visit only, and never kept. */
  preview = false
  debug = false
  /** CSS px, passed by an embedding native app; null otherwise. */
  statusBarHeight: number | null = null
  /** The download bar was closed: it stays away for the rest of the visit. */
  downloadBarClosed = false
  private distributor: Distributor | null = null

  constructor(private readonly deps: { storage: HostStorage; clock: Clock }) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    persisted(
      deps.storage,
      keys.distributor,
      (stored) => (this.distributor = stored),
      () => this.distributor ?? undefined,
    )
  }

  get planDistributorId(): string {
    return this.fresh?.planDistributorId ?? ''
  }

  get distributorUserId(): string {
    return this.fresh?.distributorUserId ?? ''
  }

  /**
   * What a shared address tells of this visit: channel and distributor, who is credited with what comes of it. Nothing about
   * the visitor; empty facts are left out.
   */
  get shared(): Record<string, string> {
    const { channelId, planDistributorId, distributorUserId } = this
    const facts = Object.entries({ channelId, planDistributorId, distributorUserId })
    return Object.fromEntries(facts.filter(([, value]) => value !== ''))
  }

  /** Applies the facts of the query of a launch or of any address; absent values do not change. */
  applyQuery(query: Readonly<Record<string, string>>): void {
    const { debug, forbidShare, preview, statusBarHeight } = addressFacts(query)
    this.debug ||= debug
    this.forbidShare ||= forbidShare
    this.preview ||= preview
    this.statusBarHeight = statusBarHeight ?? this.statusBarHeight
    const channelId = given(query.channelId)
    if (channelId) this.channelId = channelId
    const planDistributorId = given(query.planDistributorId)
    const distributorUserId = given(query.distributorUserId)
    if (planDistributorId || distributorUserId) {
      this.distributor = { planDistributorId, distributorUserId, savedAt: this.deps.clock.now() }
    }
  }

  closeDownloadBar(): void {
    this.downloadBarClosed = true
  }

  /** Forgets a distributor older than 7 days; called when the app comes to the foreground. */
  dropStale(): void {
    if (this.distributor && !this.fresh) this.distributor = null
  }

  private get fresh(): Distributor | null {
    const stored = this.distributor
    return stored && this.deps.clock.now() - stored.savedAt < DISTRIBUTOR_TTL ? stored : null
  }
}
