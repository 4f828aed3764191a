import type { Bounds, SeatHouse } from '../../../../src/domain/seat/seat-map'
import type { Camera } from '../../../../src/seatmap/camera'
import { PITCH } from './venue'

/** Size of the map in CSS px, and device pixels per CSS px. */
export const WIDTH = 390
export const HEIGHT = 700
export const PIXEL_RATIO = 2

/** Distance between two adjacent seats in the close view, CSS px. */
const CLOSE = 24

export const fitView = ({ x, y, width, height }: Bounds): Camera => {
  const scale = Math.min(WIDTH / width, HEIGHT / height)
  return { scale, x: (WIDTH - width * scale) / 2 - x * scale, y: (HEIGHT - height * scale) / 2 - y * scale }
}

const viewAt = (planX: number, planY: number, scale: number): Camera => ({
  scale,
  x: WIDTH / 2 - planX * scale,
  y: HEIGHT / 2 - planY * scale,
})

const placeOf = ({ map }: SeatHouse): [number, number] => {
  const seat = Math.floor(map.seatCount * 0.37)
  return [map.x[seat], map.y[seat]]
}

/** Returns the close view. Hit tests use this view. */
export const closeView = (house: SeatHouse): Camera => viewAt(...placeOf(house), CLOSE / PITCH)

export const PHASES = ['fit', 'zoom', 'close'] as const
export type Phase = (typeof PHASES)[number]

/**
 * Returns the phase at a share (0 to 1) of the run. Each of the three phases takes one third: panning the whole map,
 * zooming, panning close up.
 */
export const phaseAt = (share: number): Phase => (share < 0.35 ? 'fit' : share < 0.65 ? 'zoom' : 'close')

export const viewDuring = (house: SeatHouse, share: number): Camera => {
  const fit = fitView(house.map.bounds)
  const [x, y] = placeOf(house)
  const close = CLOSE / PITCH
  const phase = phaseAt(share)
  if (phase === 'fit') {
    const angle = (share / 0.35) * Math.PI * 2
    return { scale: fit.scale * 1.02, x: fit.x + 60 * Math.sin(angle), y: fit.y + 40 * Math.sin(2 * angle) }
  }
  if (phase === 'zoom') {
    const way = (share - 0.35) / 0.3
    const eased = 1 - (1 - way) ** 3
    const middleX = (WIDTH / 2 - fit.x) / fit.scale
    const middleY = (HEIGHT / 2 - fit.y) / fit.scale
    const scale = fit.scale * (close / fit.scale) ** way
    return viewAt(middleX + (x - middleX) * eased, middleY + (y - middleY) * eased, scale)
  }
  const angle = ((share - 0.65) / 0.35) * Math.PI * 2
  return viewAt(x + 600 * Math.sin(angle), y + 400 * Math.sin(2 * angle), close)
}
