import type { Workings } from './calls'
import { createEngine } from './engine'
import { findAll, findDialog, type Sought, textOf, type TextPattern, whatIsSaid } from './finder'
import { Hands } from './hands'
import type { Ground } from './ground'
import { type Card, pressHostButton } from './host-button'
import { type Kind, SPELLINGS } from './kinds'
import { LIMITS, Meter } from './meter'
import { createNative, type LaunchOptions, type Native } from './native'
import { Network, settle } from './network'
import { type OpenPage, Pages, readAddress } from './pages'
import { readProgram } from './program'
import { createRealm, type Realm, type RealmSettings } from './realm'
import { createRegistrar } from './register'

export interface LaunchSettings extends RealmSettings {
  kind: Kind
  /** Folder of the compiled program. */
  root: string
  /** Address of the gateway. */
  gateway: string
  /** Page and query with which the mini program opens; absent to open home. */
  address?: string
  /** The host's number for the way in which the mini program was launched (scene). */
  scene?: number
  /** The device after an earlier launch, with its storage. */
  device?: Device
  /** Names that the host object lacks, because this version of the host does not have them. */
  without?: readonly string[]
  /** Timeout of a test for an expected state, ms; a minute when absent. Only a failing test waits that long. */
  timeout?: number
  /** Computes the layout of pages; absent for pages without a layout. */
  ground?: Ground
  /** Changes responses of the gateway before they reach the mini program. */
  changed?: (data: unknown) => unknown
}

/** Data that remains when a program is closed. */
export interface Device {
  storage: Map<string, unknown>
  hands: Hands
}

/** Address of the gateway in a build without settings. The harness redirects it to the test's gateway. */
export const BUILT_IN = 'http://127.0.0.1:4173'

type AppInstance = Record<string, ((...args: unknown[]) => unknown) | undefined>

const asSought = (sought: TextPattern | Sought): Sought =>
  typeof sought === 'string' || sought instanceof RegExp ? { text: sought } : sought

/** Period after a tap in which the host attributes a call to the tap, ms. It is long enough for a busy machine. */
const TAP_LASTS = 1_000

/** A running mini program. */
export class Host {
  readonly meter: Meter
  readonly network: Network
  readonly hands: Hands
  /** Errors that the mini program did not catch. */
  readonly errors: string[] = []
  readonly native: Native
  readonly pages: Pages
  readonly realm: Realm
  /** Cards that the mini program sent to friends. */
  readonly cards: Card[] = []
  private readonly home: string
  private app: AppInstance = {}
  private unit = 'app'
  private finger = false
  private lifted: NodeJS.Timeout | undefined
  private over = false
  private readonly defined = new Set<string>()

  constructor(private readonly settings: LaunchSettings) {
    const { kind, root, device, gateway, ground, changed } = settings
    const program = readProgram(root, kind)
    this.home = program.app.pages[0]!
    const address = readAddress(settings.address ?? this.home)
    const launch: LaunchOptions = { ...address, scene: settings.scene ?? 1001 }
    this.meter = new Meter(LIMITS[kind])
    this.network = new Network(BUILT_IN, gateway, ground && (() => ground.still()), changed)
    this.hands = device?.hands ?? new Hands()
    const inward = <T>(value: T): T => this.realm.inward(value)
    const engine = createEngine(program)
    const registrar = createRegistrar(kind, engine, this.meter, (instance) => this.pages.of(instance)?.hidden ?? false)
    const workings: Workings = {
      program,
      pages: () => this.pages,
      network: this.network,
      meter: this.meter,
      hands: this.hands,
      tapped: () => this.finger,
      cover: (covered) => (covered ? this.background() : this.foreground()),
      settle: (paymentId, action) => settle(gateway, paymentId, action),
    }
    const stored = device?.storage ?? new Map<string, unknown>()
    this.native = createNative(kind, workings, launch, stored, settings.without ?? [], inward, this.guard, ground)
    const names = {
      [SPELLINGS[kind].global]: this.native.object,
      App: (definition: AppInstance) => void (this.app = { ...definition }),
      Page: (definition: Record<string, unknown>) => registrar.page(this.unit, definition),
      Component: (definition: Record<string, unknown>) => registrar.component(this.unit, definition),
      Behavior: (definition: object) => definition,
      getApp: () => this.app,
      getCurrentPages: () => this.pages.stack.map(({ view }) => view.instance),
      // Scripts on Alipay have `navigator`; scripts on the other hosts do not.
      ...(kind === 'alipay' && { navigator: { userAgent: 'AlipayClient/10.6.0', swuserAgent: 'AlipayClient/10.6.0' } }),
    }
    this.realm = createRealm(program, names, this.report, settings)
    const define = (unit: string): void => {
      if (this.defined.has(unit)) return
      this.defined.add(unit)
      const facts = program.units[unit] ?? {}
      const using = Object.entries(facts.usingComponents ?? {}).map(([tag, file]) => {
        const target = file.startsWith('/') ? file.slice(1) : new URL(file, `http://unit/${unit}`).pathname.slice(1)
        define(target)
        return [tag, `/${target}`] as const
      })
      engine.declare(unit, Object.fromEntries(using), facts.component === true)
      const before = this.unit
      this.unit = unit
      this.realm.load(unit)
      this.unit = before
    }
    this.pages = new Pages(program, engine, this.meter, define, inward, this.guard)
    this.realm.load('app')
    if (program.app.lazyCodeLoading !== 'requiredComponents') program.app.pages.forEach(define)
    this.guard(() => this.app.onLaunch?.(inward(launch)))
    this.guard(() => this.app.onShow?.(inward(launch)))
    this.pages.reLaunch(settings.address ?? this.home)
  }

  get kind(): Kind {
    return this.settings.kind
  }

  get page(): OpenPage {
    return this.pages.top
  }

  get device(): Device {
    return { storage: this.native.fake.stored, hands: this.hands }
  }

  /** The complete text of the top page. */
  get text(): string {
    return textOf(this.page.view.dom)
  }

  /** Returns the innermost matching elements on the top page, or inside one of its elements. */
  all(sought: TextPattern | Sought, inside?: HTMLElement): HTMLElement[] {
    return findAll(inside ?? this.page.view.dom, asSought(sought))
  }

  /** Waits for the first matching element and returns it. Rejects with the text of the page. */
  find(sought: TextPattern | Sought, inside?: HTMLElement): Promise<HTMLElement> {
    return this.until(() => this.all(sought, inside)[0], `nothing is ${JSON.stringify(asSought(sought))}`)
  }

  /** Waits for the sheet or dialog with this title and returns it. */
  dialog(title: TextPattern): Promise<HTMLElement> {
    return this.until(() => findDialog(this.page.view.dom, title), `no dialog ${title}`)
  }

  /** Waits until this page is on top of the stack and shows the text. */
  async at(path: string | RegExp, text?: TextPattern): Promise<void> {
    const isHere = () => (typeof path === 'string' ? this.page.path === path : path.test(this.page.path))
    await this.until(isHere, `not at ${path}`)
    if (text !== undefined) await this.find(text)
  }

  /** Repeats a query until it returns a value. */
  async until<T>(
    ask: () => T | undefined | null | false,
    what: string,
    ms = this.settings.timeout ?? 60_000,
  ): Promise<T> {
    const end = Date.now() + ms
    for (;;) {
      const answer = ask()
      if (answer !== undefined && answer !== null && answer !== false) return answer
      if (Date.now() > end)
        throw new Error(`${what}\n  at ${this.page.path}: ${whatIsSaid(this.page.view.dom)}${this.trouble}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Taps the first matching element. */
  async tap(sought: TextPattern | Sought | HTMLElement, inside?: HTMLElement): Promise<void> {
    const target = sought instanceof globalThis.window.HTMLElement ? sought : await this.find(sought, inside)
    this.finger = true
    const touch = { touches: [{ identifier: 0, pageX: 10, pageY: 10, clientX: 10, clientY: 10 }], changedTouches: [] }
    this.fire(target, 'touchstart', {}, touch)
    this.fire(target, 'touchend', {}, touch)
    this.fire(target, 'tap', { x: 10, y: 10 }, touch)
    pressHostButton(target, {
      kind: this.kind,
      hands: this.hands,
      fire: (button, type, detail) => this.fire(button, type, detail),
      shareCard: (from) => this.shareCard(from),
      shared: (card) => void this.cards.push(card),
    })
    clearTimeout(this.lifted)
    this.lifted = setTimeout(() => (this.finger = false), TAP_LASTS)
    await this.tick()
  }

  /** Returns the card that the top page shares; undefined if sharing is off. */
  shareCard(from: 'button' | 'menu'): Card | undefined {
    const { onShareAppMessage: hook } = this.page.view.instance
    if (typeof hook !== 'function') return undefined
    const card: unknown = (hook as (facts: object) => unknown).call(
      this.page.view.instance,
      this.realm.inward({ from }),
    )
    return card as Card | undefined
  }

  /** Sends an event of the host. `extra` contains the event's fields other than `detail`, such as `touches`. */
  fire(target: HTMLElement, type: string, detail: object, extra: object = {}): void {
    this.guard(() => this.page.view.fire(target, type, this.realm.inward(detail), this.realm.inward(extra)))
  }

  /** Types into the field with this name or placeholder. */
  async type(text: TextPattern, value: string): Promise<void> {
    const field = await this.find({ text, role: 'textbox' })
    this.fire(field, 'input', { value, cursor: value.length })
    await this.tick()
  }

  /** Goes back by the host's own gesture or button. If the stack has only one page, Alipay's button opens home. */
  async back(): Promise<void> {
    if (this.kind === 'alipay' && this.pages.stack.length === 1) this.pages.reLaunch(this.home)
    else this.pages.navigateBack()
    await this.tick()
  }

  background(): void {
    this.guard(() => this.app.onHide?.())
    this.guard(() => this.pages.background(true))
  }

  foreground(): void {
    this.guard(() =>
      this.app.onShow?.(this.realm.inward({ path: this.page.path, query: this.page.query, scene: 1001 })),
    )
    this.guard(() => this.pages.background(false))
  }

  /** Kills the mini program without notice, as when the phone needs memory. Returns the device. */
  kill(): Device {
    this.end()
    for (const { view } of this.pages.stack) view.close()
    return this.device
  }

  /** Closes the program normally. A second call has no effect. */
  quit(): void {
    if (this.over) return
    this.guard(() => this.pages.closeAll())
    this.end()
  }

  tick(ms = 0): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms))
  }

  private end(): void {
    this.over = true
    this.network.lose()
    this.realm.stop()
  }

  private get trouble(): string {
    const said = this.realm.lines.filter(({ level }) => level === 'error' || level === 'warn').map(({ text }) => text)
    const lines = [...this.errors, ...said].slice(-6)
    return lines.length > 0 ? `\n  ${lines.join('\n  ')}` : ''
  }

  private readonly guard = (run: () => void): void => {
    try {
      run()
    } catch (error) {
      this.report(error)
    }
  }

  private readonly report = (error: unknown): void => {
    const text =
      error instanceof Error || (error as Error | undefined)?.stack ? String((error as Error).stack) : String(error)
    this.errors.push(text)
    try {
      this.app.onError?.(text)
    } catch {
      // The list already contains the original error, so an error of the error handler itself is ignored.
    }
  }
}
