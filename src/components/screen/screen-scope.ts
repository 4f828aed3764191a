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
  /** A younger value is not reloaded when the screen is shown again. Milliseconds; default 0. */
  staleTime?: number
  /** Loads only while true, and when it becomes true. Observable; default always. */
  when?: () => boolean
  /** The model decides about the first load; the scope only reloads loaded resources. */
  manual?: boolean
  /**
   * True if the value belongs to one buyer: it is dropped and reloaded when another buyer logs in. Queries derive this
   * from the `auth` of their call.
   */
  perUser?: boolean
}

/** Resource of a scope. */
interface Loaded {
  readonly status: LoadStatus
  readonly error: unknown
  /** @param since shares a running load that began at this moment or later */
  load(since?: number): Promise<boolean>
  isStale(staleTime: number): boolean
}

interface Managed extends LoadRules {
  resource: Loaded
}

/**
 * Connects a model to its screen: its loads, the screen's events, and the disposal of everything that the model began.
 * A model lists its resources and listeners in its constructor. The scope loads them when the screen opens, is shown
 * again, or refreshes, when the network returns, and in another language. It disposes of them with the screen.
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
   * Returns the response of one call, shared with all screens that use the same call.
   * @param params a function for changing parameters; observable
   */
  query<Params extends object, Result>(
    call: Call<Params, Result>,
    params: Params | (() => Params),
    { options, ...rules }: LoadRules & { options?: CallOptions } = {},
  ): SharedResource<Result> {
    const { client, stores, resources } = this.deps
    const resource = new SharedResource<Result>(resources, () => {
      const given = typeof params === 'function' ? (params as () => Params)() : params
      const owner = call.auth === 'buyer' ? stores.user.userId : ''
      const key = resourceKey(call.path, given, [stores.preferences.language, owner])
      return { key, owner, fetch: () => client.call<Params, Result>(call, given, options) }
    })
    this.manage(resource, rules)
    this.reaction(
      () => resource.key,
      () => this.reloadMatching(resource, rules),
    )
    return resource
  }

  /** Creates a resource of more than one call, or of this model only. Reloads in another language. */
  resource<T>(fetch: () => Promise<T>, rules: LoadRules = {}): AsyncResource<T> {
    return this.own(new AsyncResource(fetch, this.deps.clock), rules)
  }

  /** Creates a list that grows by pages. Reloads in another language. */
  list<T>(
    fetch: (offset: number) => Promise<FetchedPage<T>>,
    keyOf: (item: T) => string,
    rules: LoadRules = {},
  ): PagedList<T> {
    return this.own(new PagedList(fetch, keyOf, this.deps.clock), rules)
  }

  /** Runs when the screen opens, each time it is shown again, and after a refresh. */
  onShow(run: () => void): void {
    this.onShows.push(run)
    this.onReturn(run)
    this.disposers.push(this.lifecycle.on('refresh', (extent) => extent === 'all' && run()))
  }

  /** Runs each time the screen is shown again, not when it opens. */
  onReturn(run: () => void): void {
    this.disposers.push(this.lifecycle.on('return', run))
  }

  /** Runs when the screen is hidden, also by another one over it. */
  onHide(run: () => void): void {
    this.disposers.push(this.lifecycle.on('hide', run))
  }

  /** Runs when the network returns while the screen is shown. */
  onOnline(run: () => void): void {
    this.disposers.push(this.lifecycle.on('online', run))
  }

  /** Runs when the network returns, if the last load of one of these failed. For resources that load together. */
  onOnlineAfterFailure(resources: () => readonly Pick<Loaded, 'error'>[], run: () => Promise<unknown>): void {
    this.onOnline(() => {
      if (resources().some(({ error }) => error !== null)) void run()
    })
  }

  /** Runs when all content of the screen must be reloaded. */
  onRefresh(run: () => void): void {
    this.disposers.push(this.lifecycle.on('refresh', () => run()))
  }

  /** Runs at the end of the model. */
  onDispose(run: () => void): void {
    this.disposers.push(run)
  }

  /** Runs `effect` with each new value as long as the model lives; with `fireImmediately` also with the first one. */
  reaction<Value>(
    value: () => Value,
    effect: (value: Value) => void,
    options: { fireImmediately?: boolean } = {},
  ): void {
    this.disposers.push(reaction(value, (now) => effect(now), options))
  }

  /** Asks before the screen is left while `guard` returns a question: by the bar's back or, if possible, the host's. */
  confirmLeave(guard: LeaveGuard): void {
    const { lifecycle } = this
    const { guardLeave } = this.deps.platform
    this.disposers.push(lifecycle.guardLeave(guard))
    this.reaction(() => (lifecycle.visible ? (lifecycle.leaveQuestion?.title ?? null) : null), guardLeave)
    this.disposers.push(() => guardLeave(null))
  }

  /** Runs once after `ms`, unless the model ends before. Returns a function that cancels it. */
  timeout(run: () => void, ms: number): () => void {
    const { clock } = this.deps
    const id: TimerId = clock.setTimeout(run, ms)
    const cancel = (): void => clock.clearTimeout(id)
    this.disposers.push(cancel)
    return cancel
  }

  /** The screen is mounted: the first loads begin. */
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
    // Before `when`, which follows the login too and would load a second time.
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

  /** Shares loads that began since the screen was shown with its other models. */
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

  /** Loads with `manual` are repeated only after a failure. */
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
