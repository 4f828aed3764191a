import { makeAutoObservable } from 'mobx'
import { launchValue } from '@/domain/launch-value'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'
import { addressFacts } from '@/router/address-facts'
import { persisted } from './persisted'

/**
 * Lifetime of a distributor's id (shell §9) and of a stored channel, in milliseconds. Both have the same lifetime, so
 * that they expire together.
 */
const TTL = 7 * 24 * 60 * 60_000

type Distributor = Stored<typeof keys.distributor>
type Channel = Stored<typeof keys.channel>

export interface SessionDeps {
  storage: HostStorage
  clock: Clock
  /** Returns the merchant's switch "cache channel id" (shell §6); null while unknown. */
  cachesChannel: () => boolean | null
}

/**
 * Facts about the start of this visit: sales channel, distributor, and other parameters of the address that opened it
 * (shell §2, §4).
 */
export class SessionStore {
  /** True if this visit must not be shared. Every navigation adds this flag to the next address (shell §2). */
  forbidShare = false
  /** True while a merchant previews unpublished content. It applies only to this visit and is not stored. */
  preview = false
  debug = false
  /** Height of the status bar in CSS px, if the native app that shows the page provides it; null otherwise. */
  statusBarHeight: number | null = null
  /** True if the visitor has closed the download bar. The bar is then hidden for the rest of the visit. */
  downloadBarClosed = false
  private distributor: Distributor | null = null
  /** Sales channel from the latest address that contained one. */
  private channel: Channel | null = null
  /** True if an address of this visit contained the channel, false if an earlier visit stored it. */
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

  /**
   * Sales channel of this visit, which the web adds to every address. If the merchant caches channels, a channel that
   * was stored within the last 7 days also applies. '' if there is no channel.
   */
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
   * Parameters that are added to a shared address, so that purchases through it are credited to this visit's channel
   * and distributor. Empty values are omitted.
   */
  get shared(): Record<string, string> {
    const { channelId, planDistributorId, distributorUserId } = this
    const facts = Object.entries({ channelId, planDistributorId, distributorUserId })
    return Object.fromEntries(facts.filter(([, value]) => value !== ''))
  }

  /** Applies the parameters of a launch or an address. If a parameter is missing, its value is unchanged. */
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

  /** Removes a distributor that was stored more than 7 days ago. Called when the app comes to the foreground. */
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
