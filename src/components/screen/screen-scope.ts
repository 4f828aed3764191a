import { reaction } from 'mobx'
import type { Clock, TimerId } from '@/lib/clock'
import type { Call } from '@/request/call'
import type { Client } from '@/request/client'
import type { CallOptions } from '@/request/options'
import type { Platform } from '@/platform/platform'
import type { Stores } from '@/stores/create-stores'
import { type FetchedPage, PagedList } from '../lists/paged-list'
import { AsyncResource, type LoadStatus } from './async-resource'
import type { ResourceCache } from './resource-cache'
import { resourceKey } from './resource-key'
import type { LeaveGuard, RefreshExtent, ScreenLifecycle } from './screen-lifecycle'
import { SharedResource } from './shared-resource'

export interface ScopeDeps {
  client: Client
  clock: Clock
  stores: Pick<Stores, 'preferences' | 'user'>
  resources: ResourceCache
  platform: Pick<Platform, 'guardLeave'>
}

/** Rules for automatic loads of a resource. */
export interface LoadRules {
  /** Age in milliseconds below which a value is not reloaded when the screen is shown again; 0 by default. */
  staleTime?: number
  /**
   * Returns true while the resource may load. The resource loads when the result becomes true. Observable; always true
   * by default.
   */
  when?: () => boolean
  /** True if the model starts the first load. The scope then reloads only resources that have been loaded. */
  manual?: boolean
  /**
   * True if the value belongs to one buyer: it is dropped and reloaded when another buyer logs in. Queries derive this
   * from the `auth` of their call.
   */
  perUser?: boolean
}

/** A resource that the scope loads. */
interface Loaded {
  readonly status: LoadStatus
  readonly error: unknown
  /** @param since shares a running load that began at this sequence number or later */
  load(since?: number): Promise<boolean>
  isStale(staleTime: number): boolean
}

interface Managed extends LoadRules {
  resource: Loaded
}

/**
 * Connects a model to its screen. The model registers its resources and listeners in its constructor.
 *
 * The scope loads the resources when the screen opens, is shown again or is refreshed, when the network returns, and
 * when the language changes. It disposes of resources and listeners when the screen closes.
 */
export class ScreenScope {
  disposed = false
  private started = false
  private readonly managed: Managed[] = []
  private readonly onShows: (() => void)[] = []
  private readonly disposers: (() => void)[] = []
  /** Resources loaded by the last show event. */
  private readonly loadedOnShow = new Set<Loaded>()

  constructor(
    private readonly deps: ScopeDeps,
    private readonly lifecycle: ScreenLifecycle,
  ) {
    this.disposers.push(
      lifecycle.on('return', this.loadOnShow),
      lifecycle.on('online', this.loadOnline),
      lifecycle.on('refresh', this.refresh),
    )
  }

  /** True while the screen is shown. Observable. */
  get visible(): boolean {
    return this.lifecycle.visible
  }

  /**
   * Creates a resource for the response of one call. All screens with the same call share the response.
   * @param params parameters, or an observable function if they change
   * @param rules `keepPrevious: false` shows no value of earlier parameters while the value of new ones loads
   */
  query<Params extends object, Result>(
    call: Call<Params, Result>,
    params: Params | (() => Params),
    { options, keepPrevious, ...rules }: LoadRules & { options?: CallOptions; keepPrevious?: boolean } = {},
  ): SharedResource<Result> {
    const { client, stores, resources } = this.deps
    const sourceOf = () => {
      const given = typeof params === 'function' ? (params as () => Params)() : params
      const owner = call.auth === 'buyer' ? stores.user.userId : ''
      const key = resourceKey(call.path, given, [stores.preferences.language, owner])
      return { key, owner, fetch: () => client.call<Params, Result>(call, given, options) }
    }
    const resource = new SharedResource<Result>(resources, sourceOf, keepPrevious)
    this.manage(resource, rules)
    this.reaction(
      () => resource.key,
      () => this.reloadMatching(resource, rules),
    )
    return resource
  }

  /**
   * Creates a resource that needs several calls, or that only this model uses. Reloads it when the language changes.
   */
  resource<T>(fetch: () => Promise<T>, rules: LoadRules = {}): AsyncResource<T> {
    return this.own(new AsyncResource(fetch, this.deps.clock), rules)
  }

  /** Creates a list that is loaded page by page. Reloads it when the language changes. */
  list<T>(
    fetch: (offset: number) => Promise<FetchedPage<T>>,
    keyOf: (item: T) => string,
    rules: LoadRules = {},
  ): PagedList<T> {
    return this.own(new PagedList(fetch, keyOf, this.deps.clock), rules)
  }

  /** Runs a function when the screen opens, each time it is shown again, and after a refresh. */
  onShow(run: () => void): void {
    this.onShows.push(run)
    this.onReturn(run)
    this.disposers.push(this.lifecycle.on('refresh', (extent) => extent === 'all' && run()))
  }

  /** Runs a function each time the screen is shown again, but not when it opens. */
  onReturn(run: () => void): void {
    this.disposers.push(this.lifecycle.on('return', run))
  }

  /** Runs a function when the screen is hidden, for example by another screen above it. */
  onHide(run: () => void): void {
    this.disposers.push(this.lifecycle.on('hide', run))
  }

  /** Runs a function when the network returns while the screen is shown. */
  onOnline(run: () => void): void {
    this.disposers.push(this.lifecycle.on('online', run))
  }

  /**
   * Runs a function when the network returns, if the last load of one of these resources failed. For resources that are
   * loaded together.
   */
  onOnlineAfterFailure(resources: () => readonly Pick<Loaded, 'error'>[], run: () => Promise<unknown>): void {
    this.onOnline(() => {
      if (resources().some(({ error }) => error !== null)) void run()
    })
  }

  /** Runs a function when all content of the screen must be reloaded. */
  onRefresh(run: () => void): void {
    this.disposers.push(this.lifecycle.on('refresh', () => run()))
  }

  /** Runs a function when the model is disposed of. */
  onDispose(run: () => void): void {
    this.disposers.push(run)
  }

  /**
   * Runs `effect` with each new value until the model is disposed of. With `fireImmediately`, also runs it with the
   * first value.
   */
  reaction<Value>(
    value: () => Value,
    effect: (value: Value) => void,
    options: { fireImmediately?: boolean } = {},
  ): void {
    this.disposers.push(reaction(value, (now) => effect(now), options))
  }

  /**
   * Asks for confirmation before the screen is left, while `guard` returns a dialog. Covers the bar's back button and,
   * where possible, the host's own back.
   */
  confirmLeave(guard: LeaveGuard): void {
    const { lifecycle } = this
    const { guardLeave } = this.deps.platform
    this.disposers.push(lifecycle.guardLeave(guard))
    this.reaction(() => (lifecycle.visible ? (lifecycle.leaveQuestion?.title ?? null) : null), guardLeave)
    this.disposers.push(() => guardLeave(null))
  }

  /**
   * Runs a function once after `ms` milliseconds, unless the model is disposed of earlier. Returns a function that
   * cancels it.
   */
  timeout(run: () => void, ms: number): () => void {
    const { clock } = this.deps
    const id: TimerId = clock.setTimeout(run, ms)
    const cancel = (): void => clock.clearTimeout(id)
    this.disposers.push(cancel)
    return cancel
  }

  /** Starts the first loads. Called when the screen is mounted. */
  start(): void {
    if (this.started) return
    this.started = true
    this.loadOnShow()
    for (const run of this.onShows) run()
  }

  dispose(): void {
    this.disposed = true
    for (const dispose of this.disposers.splice(0)) dispose()
  }

  private own<R extends Loaded & { reset(): void }>(resource: R, rules: LoadRules): R {
    const { preferences, user } = this.deps.stores
    // This listener is registered before the reaction to `when`, which also depends on the login and would cause a
    // second load.
    if (rules.perUser)
      this.reaction(
        () => user.userId,
        () => {
          const wasLoaded = resource.status !== 'idle'
          resource.reset()
          if (this.started && rules.when?.() !== false && (wasLoaded || !rules.manual)) void resource.load()
        },
      )
    this.manage(resource, rules)
    this.reaction(
      () => preferences.language,
      () => this.reloadMatching(resource, rules),
    )
    return resource
  }

  private manage(resource: Loaded, rules: LoadRules): void {
    this.managed.push({ resource, ...rules })
    const { when } = rules
    if (!when) return
    this.reaction(when, (holds) => {
      if (holds && this.started && resource.status !== 'loading' && resource.isStale(rules.staleTime ?? 0))
        this.load(resource)
    })
  }

  /** Loads a resource. Shares a load that another model of the screen has started since the screen was shown. */
  private load(resource: Loaded): void {
    void resource.load(this.lifecycle.since)
  }

  private reloadMatching(resource: Loaded, { when, manual }: LoadRules): void {
    if (!this.started || when?.() === false) return
    if (!manual || resource.status !== 'idle') this.load(resource)
  }

  private reloadStale(): Loaded[] {
    const stale = this.managed
      .filter(
        ({ resource, staleTime = 0, when, manual }) => !manual && when?.() !== false && resource.isStale(staleTime),
      )
      .map(({ resource }) => resource)
    for (const resource of stale) this.load(resource)
    return stale
  }

  /** Resources with `manual` are reloaded only after a failure. */
  private readonly loadOnline = (): void => {
    this.reloadStale()
    for (const { resource, manual } of this.managed) if (manual && resource.status === 'failed') this.load(resource)
  }

  private readonly loadOnShow = (): void => {
    this.loadedOnShow.clear()
    for (const resource of this.reloadStale()) this.loadedOnShow.add(resource)
  }

  private readonly refresh = (extent: RefreshExtent): void => {
    for (const { resource, ...rules } of this.managed)
      if (extent === 'all' || !this.loadedOnShow.has(resource)) this.reloadMatching(resource, rules)
  }
}
