import { makeAutoObservable } from 'mobx'
import { launchValue } from '@/domain/launch-value'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'
import { addressFacts } from '@/router/address-facts'
import { persisted } from './persisted'

/** Lifetime of a distributor's id (shell §9) and of a cached channel, so that both end together. */
const TTL = 7 * 24 * 60 * 60_000

type Distributor = Stored<typeof keys.distributor>
type Channel = Stored<typeof keys.channel>

export interface SessionDeps {
  storage: HostStorage
  clock: Clock
  /** The merchant's switch "cache channel id" (shell §6); null while unknown. */
  cachesChannel: () => boolean | null
}

/** The start of this visit: sales channel, distributor, and parameters of its address (shell §2, §4). */
export class SessionStore {
  /** The visit must not be shared further; part of every navigation (shell §2). */
  forbidShare = false
  /** True in the merchant's preview of unpublished content. For this visit only, never stored. */
  preview = false
  debug = false
  /** CSS px, passed by an embedding native app; null otherwise. */
  statusBarHeight: number | null = null
  /** True if the download bar was closed: it is hidden for the rest of the visit. */
  downloadBarClosed = false
  private distributor: Distributor | null = null
  /** Channel of the last address with one. */
  private channel: Channel | null = null
  /** True if the channel is from this visit. */
  private channelIsOfVisit = false

  constructor(private readonly deps: SessionDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    persisted(
      deps.storage,
      keys.distributor,
      (stored) => (this.distributor = stored),
      () => this.distributor ?? undefined,
    )
    persisted(
      deps.storage,
      keys.channel,
      (stored) => {
        if (deps.cachesChannel() === false) deps.storage.remove(keys.channel)
        else this.channel = stored
      },
      () => (deps.cachesChannel() === false ? undefined : (this.channel ?? undefined)),
    )
  }

  /** Sales channel of this visit, which the web adds to every address. If cached, also that of the last 7 days. */
  get channelId(): string {
    const { channel } = this
    if (!channel) return ''
    const counts = this.channelIsOfVisit || (this.deps.cachesChannel() === true && this.isFresh(channel))
    return counts ? channel.channelId : ''
  }

  get planDistributorId(): string {
    return this.fresh?.planDistributorId ?? ''
  }

  get distributorUserId(): string {
    return this.fresh?.distributorUserId ?? ''
  }

  /**
   * Parameters of this visit in a shared address: channel and distributor, which are credited. Empty ones are left out.
   */
  get shared(): Record<string, string> {
    const { channelId, planDistributorId, distributorUserId } = this
    const facts = Object.entries({ channelId, planDistributorId, distributorUserId })
    return Object.fromEntries(facts.filter(([, value]) => value !== ''))
  }

  /** Applies the parameters of a launch or of any address; absent values do not change. */
  applyQuery(query: Readonly<Record<string, string>>): void {
    const { debug, forbidShare, preview, statusBarHeight } = addressFacts(query)
    this.debug ||= debug
    this.forbidShare ||= forbidShare
    this.preview ||= preview
    this.statusBarHeight = statusBarHeight ?? this.statusBarHeight
    const channelId = launchValue(query.channelId)
    if (channelId) {
      this.channel = { channelId, savedAt: this.deps.clock.now() }
      this.channelIsOfVisit = true
    }
    const planDistributorId = launchValue(query.planDistributorId)
    const distributorUserId = launchValue(query.distributorUserId)
    if (planDistributorId || distributorUserId) {
      this.distributor = { planDistributorId, distributorUserId, savedAt: this.deps.clock.now() }
    }
  }

  closeDownloadBar(): void {
    this.downloadBarClosed = true
  }

  /** Removes a distributor older than 7 days; called when the app comes to the foreground. */
  dropStale(): void {
    if (this.distributor && !this.fresh) this.distributor = null
  }

  private get fresh(): Distributor | null {
    const stored = this.distributor
    return stored && this.isFresh(stored) ? stored : null
  }

  private isFresh({ savedAt }: { savedAt: number }): boolean {
    return this.deps.clock.now() - savedAt < TTL
  }
}
