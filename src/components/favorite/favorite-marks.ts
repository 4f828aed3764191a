import { makeAutoObservable } from 'mobx'
import { favoriteIds, type FavoriteIds, setShowFavorite, setTourFavorite } from '@/api/favorite'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

export interface FavoriteTarget {
  kind: 'SHOW' | 'TOUR'
  id: string
}

const NONE: FavoriteIds = { showIds: [], tourIds: [] }
/** Milliseconds. Screens share these marks and update them, so only changes on other devices make them outdated. */
const STALE_TIME = 5 * 60_000

const keyOf = ({ kind, id }: FavoriteTarget): string => `${kind} ${id}`

/**
 * Favorite states of the items on a screen. A tap takes effect at once and is reverted if the gateway refuses it.
 * Visitors log in first.
 */
export class FavoriteMarks {
  private readonly ids: Resource<FavoriteIds>
  /** Counts that a tap changed, each with the count that the screen had loaded. */
  private counts: ReadonlyMap<string, { loaded: number; count: number }> = new Map()
  /** State that the last tap requested, by target, while a request is running. */
  private readonly wanted = new Map<string, boolean>()
  /** Favorite to set after the login. */
  private afterLogin: { target: FavoriteTarget; loaded: number } | null = null

  /** @param staleTime lifetime of the loaded marks in ms, for a screen that lists the favorites */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'navigate' | 'screen'>,
    staleTime = STALE_TIME,
  ) {
    const { screen, stores } = deps
    this.ids = screen.query(favoriteIds, {}, { options: { silent: true }, staleTime, when: () => stores.user.loggedIn })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => stores.user.loggedIn, this.handleLogin)
    screen.onReturn(() => {
      if (!stores.user.loggedIn) this.afterLogin = null
    })
  }

  /** @param unknown returned while the marks are not loaded */
  has({ kind, id }: FavoriteTarget, unknown = false): boolean {
    if (!this.known) return unknown
    const { showIds, tourIds } = this.known
    return (kind === 'SHOW' ? showIds : tourIds).includes(id)
  }

  /** Returns the number of buyers with this favorite. @param loaded count of the screen's own call */
  count(target: FavoriteTarget, loaded: number): number {
    const changed = this.counts.get(keyOf(target))
    return changed?.loaded === loaded ? changed.count : loaded
  }

  /** Sets or removes the favorite. @param loaded count of the screen's own call */
  async toggle(target: FavoriteTarget, loaded = 0): Promise<void> {
    if (this.deps.stores.user.loggedIn) return this.set(target, !this.has(target), loaded)
    this.afterLogin = { target, loaded }
    await this.deps.navigate.openLogin()
  }

  /**
   * Sets the favorite of a logged-in buyer. If a request is running, the new state is sent after that request.
   *
   * @param loaded as for `toggle`
   */
  async set(target: FavoriteTarget, favorite: boolean, loaded = 0): Promise<void> {
    const key = keyOf(target)
    if (!this.known) await this.ids.load()
    const underWay = this.wanted.has(key)
    const before = { favorite: !favorite, count: this.count(target, loaded) }
    this.wanted.set(key, favorite)
    this.show(target, favorite, loaded, Math.max(0, before.count + (favorite ? 1 : -1)))
    if (underWay) return
    const { favorite: marked, count } = await this.sendWanted(target, before)
    this.wanted.delete(key)
    this.show(target, marked, loaded, count)
  }

  /**
   * Sends requests until the gateway has the last requested state. Returns that state. @param known state before the
   * request
   */
  private async sendWanted(
    target: FavoriteTarget,
    known: { favorite: boolean; count: number },
  ): Promise<{ favorite: boolean; count: number }> {
    const favorite = this.wanted.get(keyOf(target)) ?? known.favorite
    try {
      const { favoriteCount: count } = await this.send(target, favorite)
      const wanted = this.wanted.get(keyOf(target))
      return wanted === favorite ? { favorite, count } : await this.sendWanted(target, { favorite, count })
    } catch {
      // The request pipeline has already shown the reason.
      return known
    }
  }

  private send({ kind, id }: FavoriteTarget, favorite: boolean) {
    const { client } = this.deps
    return kind === 'SHOW'
      ? client.call(setShowFavorite, { showId: id, favorite })
      : client.call(setTourFavorite, { tourId: id, favorite })
  }

  private show(target: FavoriteTarget, favorite: boolean, loaded: number, count: number): void {
    const { showIds, tourIds } = this.known ?? NONE
    const change = (ids: readonly string[]): string[] => {
      const others = ids.filter((id) => id !== target.id)
      return favorite ? [target.id, ...others] : others
    }
    if (this.known)
      this.ids.put(
        target.kind === 'SHOW' ? { showIds: change(showIds), tourIds } : { showIds, tourIds: change(tourIds) },
      )
    this.counts = new Map(this.counts).set(keyOf(target), { loaded, count })
  }

  private get known(): FavoriteIds | null {
    return this.deps.stores.user.loggedIn ? this.ids.value : null
  }

  private async handleLogin(loggedIn: boolean): Promise<void> {
    const { afterLogin } = this
    this.afterLogin = null
    if (!loggedIn || !afterLogin) return
    await this.ids.load()
    if (!this.has(afterLogin.target)) await this.set(afterLogin.target, true, afterLogin.loaded)
  }
}
