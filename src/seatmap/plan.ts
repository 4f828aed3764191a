import type { SeatHouse } from '@/domain/seat/seat-map'
import type { DrawingSurface } from '@/lib/drawing-surface'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import { createAvailability } from './availability'
import { mixed } from './colour'
import { boxOf } from './geometry'
import { NO_MARKS } from './marks'
import { createScene } from './scene'
import { paintShapes } from './sections'
import { paintStage, paintStageName } from './stage'

/** Opacity of the color of a tier that is not selected, 0 to 1. */
const FAINT = 0.3
/** Margin around the plan, CSS px. */
const MARGIN = 12

/**
 * Paints the whole plan once, as large as possible, for a picture of the venue. It includes the stage with its name.
 * The sections have the colors of their tiers, regardless of availability. The engine paints the map for selecting
 * seats instead.
 * @param only tier that is painted in its full color, while all others are faint; null to paint every tier in its full
 * color
 */
export const paintPlan = (
  { context, width, height, pixelRatio }: Pick<DrawingSurface, 'context' | 'width' | 'height' | 'pixelRatio'>,
  { map, rowTier }: Pick<SeatHouse, 'map' | 'rowTier'>,
  theme: SeatMapTheme,
  stage: string,
  only: number | null = null,
): void => {
  const scene = createScene({ map, rowTier, taken: new Uint8Array(map.seatCount) })
  const tiers = theme.tiers.map((color, tier) =>
    only === null || tier === only ? color : mixed(theme.section, color, FAINT),
  )
  const picture = { scene, marks: NO_MARKS, theme: { ...theme, tiers }, pixelRatio }
  const { bounds } = map
  const fitting = Math.min((width - 2 * MARGIN) / bounds.width, (height - 2 * MARGIN) / bounds.height)
  const scale = Math.max(fitting, 0) * pixelRatio
  const x = (width * pixelRatio - bounds.width * scale) / 2 - bounds.x * scale
  const y = (height * pixelRatio - bounds.height * scale) / 2 - bounds.y * scale
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = theme.background
  context.fillRect(0, 0, width * pixelRatio, height * pixelRatio)
  context.setTransform(scale, 0, 0, scale, x, y)
  paintStage(context, picture)
  const whole = { left: bounds.x, top: bounds.y, right: bounds.x + bounds.width, bottom: bounds.y + bounds.height }
  paintShapes(context, picture, createAvailability(), whole, pixelRatio / scale)
  context.setTransform(1, 0, 0, 1, 0, 0)
  paintStageName(context, { scale, x, y }, picture, { stage, sectionNote: () => '' }, [
    boxOf(picture.scene.map.stage.outline),
  ])
}
