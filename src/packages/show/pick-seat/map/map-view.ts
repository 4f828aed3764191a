import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { texts } from '@/locales/texts'
import type { Gestures, GesturesOn } from '@/platform/gestures/contract'
import type { Camera } from '@/seatmap/camera'
import type { Hit, SeatMapEngine } from '@/seatmap/contract'
import { createSeatMapEngine } from '@/seatmap/engine'
import type { DrawingSurface } from '@/lib/drawing-surface'
import { type SeatMapTheme, seatMapTheme } from '@/styles/seat-map-theme'
import type { PickSeatModel } from '../pick-seat.model'
import { CanvasFit } from './canvas-fit'
import { hoveredAt, type Hovered } from './hovered'
import { mapLabels } from './map-labels'
import { nextSeat, seatNear, type Direction } from './next-seat'
import { type Direction8, stageDirection } from './stage-direction'

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** Height of the tools over the top of the map on a phone, in CSS px (seat-map.module.scss). */
const TOOLS = 52

/** Factor of one step of the zoom buttons and keys. */
const STEP = 1.6
/** Minimum zoom at which a section is selected, relative to the zoom that shows the whole plan. */
const ZOOMED = 1.3

type MapDeps = Pick<ModelDeps, 'platform' | 'stores' | 'screen'> & {
  gesturesOn: GesturesOn
  createEngine?: typeof createSeatMapEngine
}

/** View of the map on its canvas. It paints the model, and forwards gestures and keys to the model. */
export class MapView {
  state: 'mounting' | 'shown' | 'none' = 'mounting'
  /** The seat that has the keyboard focus; -1 if no seat has the focus. */
  focused = -1
  /** Seat or section under the mouse; null if the mouse is over neither. */
  hovered: Hovered | null = null
  /** Direction of the stage; null while the stage is visible. */
  stageAway: Direction8 | null = null
  readonly gestures: Gestures
  private engine: SeatMapEngine | null = null
  private surface: DrawingSurface | null = null
  private readonly fitting: CanvasFit
  /** Unsubscribes from the previous session. */
  private stopListening: (() => void) | null = null
  /** Scale at which the whole plan fits the canvas. */
  private wholeScale = 0
  private scale = 0
  /** True if a gesture caused the last movement. Only then does zooming in select a section. */
  private movedByUser = false

  constructor(
    private readonly deps: MapDeps,
    private readonly model: PickSeatModel,
    private readonly id: string,
  ) {
    this.gestures = deps.gesturesOn(id, {
      touch: (phase, fingers, time) => {
        this.movedByUser = true
        this.fitting.touch(phase, (known) => this.engine?.touch(known, fingers, time))
      },
      wheel: (x, y, deltaY, isPinch) => {
        this.movedByUser = true
        this.engine?.wheel(x, y, deltaY, isPinch)
      },
      hover: (point) => this.hover(point),
      size: (width, height) => this.fitting.measured({ width, height }),
    })
    this.fitting = new CanvasFit({
      mount: () => this.mount(),
      measure: () => this.gestures.measure(),
      resized: (surface) => this.resized(surface),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.onDispose(this.unmount)
    deps.screen.onReturn(() => void this.gestures.measure())
  }

  /**
   * Mounts on the canvas, which must be on the page. On a host that cannot paint the canvas, the model shows the list.
   */
  async attach(): Promise<void> {
    const { screen, stores } = this.deps
    const surface = await this.mount()
    if (screen.disposed) return
    if (!surface) return this.fail()
    this.surface = surface
    this.fitting.mounted(surface)
    const listening = this.gestures.listen()
    if (listening.kind === 'listening') screen.onDispose(listening.dispose)
    screen.onDispose(texts.subscribe(() => this.engine?.setLabels(mapLabels(this.model))))
    this.listen()
    this.showHouse()
    screen.reaction(() => this.model.picking, this.listen)
    screen.reaction(() => this.model.picking?.loaded, this.showHouse)
    screen.reaction(
      () => stores.preferences.theme,
      () => this.engine?.setTheme(this.theme()),
    )
    screen.reaction(
      () => this.model.picking?.chosen ?? [],
      (chosen) => this.engine?.choose(chosen),
    )
    screen.reaction(() => this.filterQuery, this.applyFilter)
  }

  zoomIn(): void {
    this.movedByUser = true
    this.engine?.zoomBy(STEP)
  }

  zoomOut(): void {
    this.engine?.zoomBy(1 / STEP)
  }

  fit(): void {
    this.movedByUser = false
    this.engine?.fit()
    this.model.setSection(-1)
  }

  /** Zooms to a section and limits the search for best seats to this section; -1 means the whole venue. */
  goTo(section: number): void {
    if (section < 0) return this.fit()
    this.movedByUser = false
    this.engine?.zoomToSection(section)
    this.model.setSection(section)
  }

  /** Handles a key that is pressed on the map. @returns true if the key had an effect */
  key(name: string): boolean {
    const direction = ARROWS[name]
    if (direction) this.step(direction)
    else if (name === 'Enter' || name === ' ') this.chooseFocused()
    else if (name === '+' || name === '=') this.zoomIn()
    else if (name === '-') this.zoomOut()
    else if (name === '0') this.fit()
    else return false
    return true
  }

  /** Handles the loss of the keyboard focus. */
  blur(): void {
    this.focused = -1
    this.engine?.focus(-1)
  }

  private get filterQuery() {
    const { picking } = this.model
    return { tiers: picking?.offeredTiers ?? null, kinds: picking?.filter.kinds ?? 0 }
  }

  private unmount(): void {
    this.stopListening?.()
    this.engine?.dispose()
    this.engine = null
  }

  /** Subscribes to changes of the seats in the current session. */
  private listen(): void {
    this.stopListening?.()
    const { picking } = this.model
    if (!picking) return
    const disposers = [
      picking.source.events.on('changed', (seats) => this.engine?.changed(seats)),
      picking.events.on('show', this.showSeats),
    ]
    this.stopListening = () => disposers.forEach((dispose) => dispose())
  }

  private fail(): void {
    this.state = 'none'
    this.model.goWithoutMap()
  }

  /** Zooms to seats that a search found. Does not select their section. */
  private showSeats(seats: readonly number[]): void {
    this.movedByUser = false
    this.engine?.zoomToSeats(seats)
  }

  private applyFilter(): void {
    const { tiers, kinds } = this.filterQuery
    this.engine?.filter(tiers, kinds)
  }

  private showHouse(): void {
    const { picking } = this.model
    const { loaded } = picking ?? {}
    if (!picking || !loaded || !this.surface) return
    if (this.engine) {
      this.engine.setHouse(loaded.house)
      this.engine.setTheme(this.theme())
      this.engine.setLabels(mapLabels(this.model))
    } else {
      const { createEngine = createSeatMapEngine, platform } = this.deps
      this.engine = createEngine({
        surface: this.surface,
        house: loaded.house,
        theme: this.theme(),
        labels: mapLabels(this.model),
        on: { tap: this.tapped, view: this.viewed },
        reducedMotion: platform.system.reducedMotion(),
        clearTop: platform.host.isDesktop(platform.system.window().width) ? 0 : TOOLS,
      })
    }
    this.state = 'shown'
    this.focused = -1
    this.wholeScale = this.engine.camera().scale
    this.applyFilter()
    this.engine.choose(picking.chosen)
    if (picking.chosen.length > 0) this.engine.zoomToSeats(picking.chosen)
    this.engine.paintNow()
    // When the plan has loaded, prices and sessions appear above and below the map and change its box.
    void this.gestures.measure()
  }

  /** Resizes the bitmap to its box. Returns null if the canvas is not visible on the page. */
  private async mount(): Promise<DrawingSurface | null> {
    const mounted = await this.deps.platform.mountCanvas(this.id)
    return mounted.kind === 'mounted' && !this.deps.screen.disposed ? mounted.surface : null
  }

  private resized(surface: DrawingSurface): void {
    this.surface = surface
    const isWhole = this.scale <= this.wholeScale * ZOOMED
    this.engine?.resize(surface)
    if (isWhole && this.engine) this.wholeScale = this.engine.camera().scale
    this.engine?.paintNow()
  }

  private hover(point: { x: number; y: number } | null): void {
    const pitch = this.model.picking?.loaded?.map.pitch
    this.hovered = point && this.engine && pitch ? hoveredAt(this.engine, pitch, point, this.hovered) : null
  }

  private tapped({ seat, section }: Hit): void {
    this.blur()
    if (seat >= 0) this.model.picking?.toggle(seat)
    else if (section >= 0 && (this.model.picking?.loaded?.map.sections.length ?? 0) > 1) this.model.setSection(section)
  }

  /** A gesture that zooms in selects the section in the center. Zooming to found seats does not. */
  private viewed(camera: Camera): void {
    const { scale } = camera
    const closer = scale > this.scale * 1.001
    this.hovered = null
    this.findStage(camera)
    this.scale = scale
    const { model, surface, engine, wholeScale } = this
    if (!surface || !engine) return
    if ((model.picking?.loaded?.map.sections.length ?? 0) < 2) return
    if (scale < wholeScale * ZOOMED) return this.movedByUser ? model.setSection(-1) : undefined
    if (model.section < 0 && !(this.movedByUser && closer)) return
    const { section } = engine.hit(surface.width / 2, surface.height / 2)
    if (section >= 0 && this.movedByUser) model.setSection(section)
  }

  private findStage(camera: Camera): void {
    const map = this.model.picking?.loaded?.map
    this.stageAway = map && this.surface ? stageDirection(map, camera, this.surface) : null
  }

  private step(direction: Direction): void {
    const { loaded } = this.model.picking ?? {}
    if (!loaded) return
    this.focused = this.focused < 0 ? this.firstSeat() : nextSeat(loaded.map, this.focused, direction)
    this.movedByUser = false
    this.engine?.focus(this.focused)
  }

  /** Keyboard navigation starts at the selected seats, else at the center of the view. */
  private firstSeat(): number {
    const { picking } = this.model
    const { engine, surface } = this
    if (!picking?.loaded || !engine || !surface) return -1
    if (picking.chosen.length > 0) return picking.chosen[0]
    const { scale, x, y } = engine.camera()
    return seatNear(picking.loaded.map, (surface.width / 2 - x) / scale, (surface.height / 2 - y) / scale)
  }

  private chooseFocused(): void {
    if (this.focused >= 0) this.model.picking?.toggle(this.focused)
    else this.step('up')
  }

  private theme(): SeatMapTheme {
    const { picking } = this.model
    return seatMapTheme(
      this.deps.stores.preferences.theme,
      (picking?.tiers ?? []).map(({ color }) => color),
    )
  }
}
