import type { Engine, PageInstance, View } from './engine'
import type { Meter } from './meter'
import type { Program } from './program'

/** A page that is open, or a page of a tab that is currently hidden. */
export interface OpenPage {
  readonly path: string
  readonly query: Record<string, string>
  readonly view: View
  hidden: boolean
}

type Moment = 'onLoad' | 'onShow' | 'onReady' | 'onHide' | 'onUnload' | 'onTabItemTap'

/** Reason why the host does not navigate. The host reports it after `navigateTo:fail `. */
export class NoMove extends Error {}

/** Splits `/packages/show/show-detail?showId=1` into path and query. Decodes the values once, as hosts do. */
export const readAddress = (address: string): { path: string; query: Record<string, string> } => {
  const [path = '', query = ''] = address.replace(/^\//, '').split('?')
  const pairs = query.split('&').filter(Boolean)
  return {
    path,
    query: Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [decodeURIComponent(name), decodeURIComponent(value.join('='))]
      }),
    ),
  }
}

/** The host's stack of pages, and its tabs. Calls the lifecycle hooks of a page in the documented order. */
export class Pages {
  private open: OpenPage[] = []
  /** Pages of tabs. They stay mounted until the next launch. */
  private readonly tabs = new Map<string, OpenPage>()

  constructor(
    private readonly program: Program,
    private readonly engine: Engine,
    private readonly meter: Meter,
    /** Runs the scripts of a page and its components. */
    private readonly define: (unit: string) => void,
    private readonly inward: <T>(value: T) => T,
    /** Runs a lifecycle hook and reports the errors that it throws. */
    private readonly guard: (run: () => void) => void,
  ) {}

  get stack(): readonly OpenPage[] {
    return this.open
  }

  get top(): OpenPage {
    const top = this.open.at(-1)
    if (!top) throw new Error('No page is open.')
    return top
  }

  /** Returns the page that an instance belongs to. */
  of(instance: unknown): OpenPage | undefined {
    return [...this.open, ...this.tabs.values()].find(({ view }) => view.instance === instance)
  }

  exists(path: string): boolean {
    return this.program.pages.includes(path)
  }

  navigateTo(address: string): void {
    const { path } = this.reachable(address)
    if (this.program.tabs.includes(path)) throw new NoMove('can not navigateTo a tabbar page')
    if (this.open.length >= 10) throw new NoMove('webview count limit exceed')
    this.hide(this.top)
    this.show(address)
  }

  redirectTo(address: string): void {
    const { path } = this.reachable(address)
    if (this.program.tabs.includes(path)) throw new NoMove('can not redirectTo a tabbar page')
    const left = this.open.pop()
    if (left) this.close(left)
    this.show(address)
  }

  switchTab(address: string): void {
    const { path } = this.reachable(address)
    if (!this.program.tabs.includes(path)) throw new NoMove('can not switch to no-tabBar page')
    if (this.open.length === 1 && this.top.path === path) return
    for (const page of [...this.open].reverse()) {
      if (!this.tabs.has(page.path)) this.close(page)
      else if (!page.hidden) this.hide(page)
    }
    const waiting = this.tabs.get(path)
    this.open = waiting ? [waiting] : []
    if (waiting) this.appear(waiting)
    else this.show(path)
  }

  reLaunch(address: string): void {
    this.reachable(address)
    this.closeAll()
    this.show(address)
  }

  navigateBack(delta = 1): void {
    if (this.open.length === 1) throw new NoMove('cannot navigate back at first page')
    for (let left = Math.min(delta, this.open.length - 1); left > 0; left -= 1) {
      const page = this.open.pop()
      if (page) this.close(page)
    }
    this.appear(this.top)
  }

  /** Moves the mini program to the background or to the foreground, and notifies the top page. */
  background(hidden: boolean): void {
    if (hidden) return this.hide(this.top, false)
    this.appear(this.top)
  }

  closeAll(): void {
    for (const page of [...this.open].reverse()) this.close(page)
    for (const page of [...this.tabs.values()]) this.close(page)
    this.open = []
  }

  measure(): void {
    for (const { path, view } of new Set([...this.open, ...this.tabs.values()])) this.meter.measure(path, view.dom)
  }

  private reachable(address: string): { path: string } {
    const { path } = readAddress(address)
    if (!this.exists(path)) throw new NoMove(`page "${path}" is not found`)
    return { path }
  }

  private show(address: string): void {
    const { path, query } = readAddress(address)
    this.define(path)
    const view = this.engine.open(path)
    const page: OpenPage = { path, query, view, hidden: false }
    const options = this.inward(query)
    Object.assign(view.instance, { options, route: path, __route__: path })
    this.open.push(page)
    if (this.program.tabs.includes(path) && this.open.length === 1) this.tabs.set(path, page)
    this.meter.stacked(this.open.length, path)
    this.call(page, 'onLoad', options)
    this.call(page, 'onShow')
    void Promise.resolve().then(() => this.call(page, 'onReady'))
  }

  private appear(page: OpenPage): void {
    page.view.dom.style.display = ''
    page.hidden = false
    this.call(page, 'onShow')
  }

  private hide(page: OpenPage, covered = true): void {
    this.call(page, 'onHide')
    page.hidden = true
    if (covered) page.view.dom.style.display = 'none'
  }

  private close(page: OpenPage): void {
    this.tabs.delete(page.path)
    this.meter.measure(page.path, page.view.dom)
    this.call(page, 'onUnload')
    page.hidden = true
    page.view.close()
  }

  private call({ view }: OpenPage, moment: Moment, ...args: unknown[]): void {
    const react = (view.instance as PageInstance)[moment]
    if (typeof react === 'function')
      this.guard(() => (react as (...values: unknown[]) => void).apply(view.instance, args))
  }
}
