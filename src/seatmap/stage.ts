import { type Box, boxOf, cutTo } from './geometry'
import { type LabelAnchor, labelAnchor, type LabelSize } from './labels'
import type { MapLabels } from './map-labels'
import type { Picture } from './part'
import type { View } from './pieces'
import { traceOutline } from './sections'
import type { Context2d } from '@/lib/drawing-surface'

/** Paints the outline of the stage. The unit of the context is cm. */
export const paintStage = (context: Context2d, { scene, theme }: Picture): void => {
  const { outline } = scene.map.stage
  if (outline.length < 6) return
  context.fillStyle = theme.stage
  context.beginPath()
  traceOutline(context, outline)
  context.fill()
}

const MAX_SIZE: LabelSize['code'] = 15
const MIN_SIZE: LabelSize['code'] = 9

/**
 * Returns the best label position on the stage: farthest from the edges, in the parts of the stage within `boxes` (cm).
 */
const anchorIn = (outline: ArrayLike<number>, boxes: readonly Box[]) =>
  boxes
    .map((box) => cutTo(outline, box))
    .filter((part) => part.length >= 6)
    .map((part) => ({ part, anchor: labelAnchor(part, outline) }))
    .reduce<{ part: number[]; anchor: LabelAnchor } | null>(
      (best, each) => (best && best.anchor.depth >= each.anchor.depth ? best : each),
      null,
    )

/**
 * Paints the name of the stage as large as possible. The context is in device pixels.
 * @param free uncovered areas of the plan (cm); the name is painted on a part of the stage inside one of these areas
 */
export const paintStageName = (
  context: Context2d,
  view: View,
  { scene, theme, pixelRatio }: Picture,
  labels: MapLabels,
  free: readonly Box[],
): void => {
  const { outline } = scene.map.stage
  if (outline.length < 6 || labels.stage === '') return
  const found = anchorIn(outline, free)
  if (!found) return
  const { part, anchor } = found
  const { left, right } = boxOf(part)
  const room = ((right - left) * view.scale) / pixelRatio
  context.font = `600 100px ${theme.font}`
  const width = context.measureText(labels.stage).width / 100
  const size = Math.floor(Math.min(MAX_SIZE, (room * 0.86) / Math.max(0.1, width)))
  if (size < MIN_SIZE) return
  context.font = `600 ${size * pixelRatio}px ${theme.font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = theme.stageText
  context.fillText(labels.stage, Math.round(anchor.x * view.scale + view.x), Math.round(anchor.y * view.scale + view.y))
}
