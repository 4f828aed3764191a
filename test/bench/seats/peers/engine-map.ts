import type { SeatHouse } from '../../../../src/domain/seat/seat-map'
import { createSeatMapEngine } from '../../../../src/seatmap/engine'
import type { SeatMapTheme } from '../../../../src/styles/seat-map-theme'
import type { DrawingSurface } from '../../../../src/lib/drawing-surface'
import type { MountedMap } from '../page/runner'
import { CHOSEN, GROUND, TAKEN, TIERS } from '../page/venue'
import { fitView } from '../page/views'

/** Theme without floors and stage, because the compared maps have neither. */
const BARE: SeatMapTheme = {
  background: GROUND,
  section: GROUND,
  sectionLine: GROUND,
  sectionText: CHOSEN,
  seatTaken: TAKEN,
  seatDimmed: TAKEN,
  chosen: CHOSEN,
  chosenMark: GROUND,
  ink: CHOSEN,
  stage: CHOSEN,
  stageText: GROUND,
  tiers: TIERS,
  dark: false,
  font: 'sans-serif',
}

export const AS_SHIPPED: SeatMapTheme = { ...BARE, section: '#f3f4f6', sectionLine: '#d4d7dd' }

const createSurface = (host: HTMLElement, width: number, height: number, pixelRatio: number): DrawingSurface => {
  const createCanvas = (pixelsWide: number, pixelsHigh: number) => {
    const canvas = document.createElement('canvas')
    canvas.width = pixelsWide
    canvas.height = pixelsHigh
    return canvas
  }
  const canvas = createCanvas(width * pixelRatio, height * pixelRatio)
  canvas.style.cssText = `width:${width}px;height:${height}px`
  host.appendChild(canvas)
  return {
    context: canvas.getContext('2d')!,
    width,
    height,
    pixelRatio,
    createBitmap: (pixelsWide, pixelsHigh) => {
      const source = createCanvas(pixelsWide, pixelsHigh)
      return { context: source.getContext('2d')!, source, width: pixelsWide, height: pixelsHigh }
    },
    requestFrame: (run) => requestAnimationFrame(run),
    cancelFrame: (id) => cancelAnimationFrame(id),
    now: () => performance.now(),
  }
}

/**
 * Mounts this project's engine, either with the appearance of the compared maps or with its own settings and
 * appearance.
 */
export const mountEngine =
  (options: { theme?: SeatMapTheme; seatsFrom?: number; miniMap?: boolean }) =>
  (
    host: HTMLElement,
    house: SeatHouse,
    { width, height, pixelRatio }: { width: number; height: number; pixelRatio: number },
  ): Promise<MountedMap> => {
    const engine = createSeatMapEngine({
      surface: createSurface(host, width, height, pixelRatio),
      house,
      theme: BARE,
      labels: { stage: 'Stage', sectionNote: (section) => `${house.map.sections[section].count}` },
      on: { tap: () => undefined, view: () => undefined },
      ...options,
    })
    engine.moveTo(fitView(house.map.bounds))
    engine.paintNow()
    const chosen: number[] = []
    return Promise.resolve({
      setView: engine.moveTo,
      hit: (x, y) => engine.hit(x, y).seat,
      select: (seat) => {
        chosen.push(seat)
        engine.choose(chosen)
      },
    })
  }
