import { boxOf } from './geometry'
import { heartOf, type LabelSize } from './labels'
import type { Words } from './look'
import type { Picture } from './part'
import type { View } from './pieces'
import { traceOutline } from './sections'
import type { Brush } from './surface'

/** The stage's shape. The brush is scaled to the plan. */
export const paintStage = (brush: Brush, { scene, look }: Picture): void => {
  const { outline } = scene.map.stage
  if (outline.length < 6) return
  brush.fillStyle = look.stage
  brush.beginPath()
  traceOutline(brush, outline)
  brush.fill()
}

const LARGEST: LabelSize['code'] = 15
const SMALLEST: LabelSize['code'] = 9

/** Its name, as large as it has room for. The brush counts device pixels. */
export const paintStageName = (brush: Brush, view: View, { scene, look, pixelRatio }: Picture, words: Words): void => {
  const { outline } = scene.map.stage
  if (outline.length < 6 || words.stage === '') return
  const { left, right } = boxOf(outline)
  const room = ((right - left) * view.scale) / pixelRatio
  brush.font = `600 100px ${look.font}`
  const width = brush.measureText(words.stage).width / 100
  const size = Math.floor(Math.min(LARGEST, (room * 0.86) / Math.max(0.1, width)))
  if (size < SMALLEST) return
  const heart = heartOf(outline)
  brush.font = `600 ${size * pixelRatio}px ${look.font}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillStyle = look.stageText
  brush.fillText(words.stage, Math.round(heart.x * view.scale + view.x), Math.round(heart.y * view.scale + view.y))
}
