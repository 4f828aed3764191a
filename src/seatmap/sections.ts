import { NO_TIER } from '@/domain/seat/seat-map'
import type { AvailabilityCache } from './availability'
import { mixed } from './colour'
import type { Box } from './geometry'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { Picture } from './part'
import { eachSection } from './scene'
import type { Context2d } from '@/lib/drawing-surface'

/** Adds a polygon to the path. The context's unit is cm. */
export const traceOutline = (context: Context2d, outline: ArrayLike<number>): void => {
  for (let at = 0; at < outline.length; at += 2)
    if (at === 0) context.moveTo(outline[0], outline[1])
    else context.lineTo(outline[at], outline[at + 1])
  context.closePath()
}

/** The share of the tier's colour in a section, from a minimum up to that of a section with all seats free. */
const tintOf = (free: number, count: number, isDark: boolean): number => {
  const share = Math.sqrt(free / Math.max(1, count))
  return isDark ? 0.24 + 0.46 * share : 0.18 + 0.5 * share
}

/** A section's colour: the colour of its tier, the stronger the more seats are free. */
export const sectionColour = (picture: Picture, availability: AvailabilityCache, section: number): string => {
  const { scene, marks, theme } = picture
  const { free, count, tier } = availability.of(scene, marks, section)
  if (tier === NO_TIER || theme.tiers.length === 0) return theme.section
  return mixed(theme.section, theme.tiers[tier % theme.tiers.length], tintOf(free, count, theme.dark))
}

const outlineAll = (context: Context2d, { scene }: Picture, box: Box): void => {
  context.beginPath()
  eachSection(scene, box, (section) => traceOutline(context, scene.map.sections[section].outline))
}

/** Whether floors are visible in this theme. */
export const hasFloors = ({ background, section, sectionLine }: SeatMapTheme): boolean =>
  section !== background || sectionLine !== background

/** Paints the floors under the seats. Lines are `line` cm wide. */
export const paintFloors = (context: Context2d, picture: Picture, box: Box, line: number): void => {
  const { theme } = picture
  if (!hasFloors(theme)) return
  outlineAll(context, picture, box)
  context.fillStyle = theme.section
  context.fill()
  context.lineWidth = line
  context.strokeStyle = theme.sectionLine
  context.stroke()
}

/** Paints the sections, tinted by their availability. */
export const paintShapes = (
  context: Context2d,
  picture: Picture,
  availability: AvailabilityCache,
  box: Box,
  line: number,
): void => {
  const { scene, theme } = picture
  eachSection(scene, box, (section) => {
    context.fillStyle = sectionColour(picture, availability, section)
    context.beginPath()
    traceOutline(context, scene.map.sections[section].outline)
    context.fill()
  })
  // Lines in the background's colour separate neighbours.
  outlineAll(context, picture, box)
  context.lineWidth = line * 1.5
  context.strokeStyle = theme.background
  context.stroke()
}
