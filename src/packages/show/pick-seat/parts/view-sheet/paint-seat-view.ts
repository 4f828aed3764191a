import type { SeatMap } from '@/domain/seat/seat-map'
import { viewFromSeat } from '@/domain/seat/view-from-seat'
import type { Platform } from '@/platform/platform'
import { paintView } from '@/seatmap/view/paint-view'
import { viewTheme } from '@/seatmap/view/view-theme'

/** `distance` is the distance to the middle of the stage, in meters. */
export type PaintedView = { kind: 'painted'; distance: number } | { kind: 'failed' }

interface SeatViewRequest {
  map: SeatMap
  seat: number
  dark: boolean
}

/** Paints the view from a seat on the canvas with this id, which must be on the page. */
export const paintSeatView = async (
  { mountCanvas }: Pick<Platform, 'mountCanvas'>,
  id: string,
  { map, seat, dark }: SeatViewRequest,
): Promise<PaintedView> => {
  const mounted = await mountCanvas(id)
  if (mounted.kind !== 'mounted') return { kind: 'failed' }
  const { context, width, height } = mounted.surface
  const view = viewFromSeat(map, seat)
  paintView(context, view, { width, height }, viewTheme(dark))
  return { kind: 'painted', distance: view.distance }
}
