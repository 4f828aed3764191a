import type { Availability, AvailabilityCache } from './availability'
import { mixed } from './colour'
import type { Box } from './geometry'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { Picture } from './part'
import { eachSection } from './scene'
import type { Context2d } from '@/lib/drawing-surface'

/** Adds a polygon to the current path. The unit of the context is cm. */
export const traceOutline = (context: Context2d, outline: ArrayLike<number>): void => {
  for (let at = 0; at < outline.length; at += 2)
    if (at === 0) context.moveTo(outline[0], outline[1])
    else context.lineTo(outline[at], outline[at + 1])
  context.closePath()
}

/** Returns the share of the tier's color in a section. It rises from a minimum with the share of available seats. */
const tintOf = (free: number, count: number, isDark: boolean): number => {
  const share = Math.sqrt(free / Math.max(1, count))
  return isDark ? 0.24 + 0.46 * share : 0.18 + 0.5 * share
}

/**
 * Returns the color of a tier in a section. The color is stronger if more seats are available. Returns '' if the tier
 * has no available seat.
 */
const tierColour = ({ theme }: Picture, { free, count, tiers }: Availability, tier: number): string =>
  tiers.get(tier) && theme.tiers.length > 0
    ? mixed(theme.section, theme.tiers[tier % theme.tiers.length], tintOf(free, count, theme.dark))
    : theme.section

/** Returns the color of a section: the color of the tier with the most available seats. */
export const sectionColour = (picture: Picture, cache: AvailabilityCache, section: number): string => {
  const availability = cache.of(picture.scene, picture.marks, section)
  return tierColour(picture, availability, availability.tier)
}

/**
 * Returns the fill of a section. It is one color, or bands from the first row to the last if the rows have different
 * colors. The unit of the context is cm.
 */
const sectionFill = (
  context: Context2d,
  picture: Picture,
  cache: AvailabilityCache,
  section: number,
): string | CanvasGradient => {
  const { house, map } = picture.scene
  const availability = cache.of(picture.scene, picture.marks, section)
  const { firstRow, rowCount } = map.sections[section]
  const colourOf = (row: number) => tierColour(picture, availability, house.rowTier[firstRow + row])
  const middleOf = (row: number): [number, number] => {
    const { first, count } = map.rows[firstRow + row]
    const seat = first + (count >> 1)
    return [map.x[seat], map.y[seat]]
  }
  let colour = rowCount > 0 ? colourOf(0) : picture.theme.section
  let gradient: CanvasGradient | undefined
  for (let row = 1; row < rowCount; row += 1) {
    const next = colourOf(row)
    if (next === colour) continue
    gradient ??= context.createLinearGradient(...middleOf(0), ...middleOf(rowCount - 1))
    const edge = (row - 0.5) / (rowCount - 1)
    gradient.addColorStop(edge, colour)
    gradient.addColorStop(edge, (colour = next))
  }
  return gradient ?? colour
}

const outlineAll = (context: Context2d, { scene }: Picture, box: Box): void => {
  context.beginPath()
  eachSection(scene, box, (section) => traceOutline(context, scene.map.sections[section].outline))
}

/** Returns true if floors are visible in this theme. */
export const hasFloors = ({ background, section, sectionLine }: SeatMapTheme): boolean =>
  section !== background || sectionLine !== background

/** Paints the floors below the seats. Their lines are `line` cm wide. */
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

/** Paints the sections in colors that show their availability. */
export const paintShapes = (
  context: Context2d,
  picture: Picture,
  availability: AvailabilityCache,
  box: Box,
  line: number,
): void => {
  const { scene, theme } = picture
  eachSection(scene, box, (section) => {
    context.fillStyle = sectionFill(context, picture, availability, section)
    context.beginPath()
    traceOutline(context, scene.map.sections[section].outline)
    context.fill()
  })
  // Lines in the background color separate adjacent sections.
  outlineAll(context, picture, box)
  context.lineWidth = line * 1.5
  context.strokeStyle = theme.background
  context.stroke()
}
