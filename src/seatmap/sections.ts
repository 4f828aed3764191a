import { NO_TIER } from '@/domain/seat/seat-map'
import type { AvailabilityBook } from './availability'
import { mixed } from './colour'
import type { Box } from './geometry'
import type { Look } from './look'
import type { Picture } from './part'
import { eachSection } from './scene'
import type { Brush } from './surface'

/** Adds a closed shape to the path. The brush is scaled to the plan. */
export const traceOutline = (brush: Brush, outline: ArrayLike<number>): void => {
  for (let at = 0; at < outline.length; at += 2)
    if (at === 0) brush.moveTo(outline[0], outline[1])
    else brush.lineTo(outline[at], outline[at + 1])
  brush.closePath()
}

/** The share of the tier's colour in a section: some as soon as one seat is free, more with more of them. */
const tintOf = (free: number, count: number, isDark: boolean): number => {
  const share = Math.sqrt(free / Math.max(1, count))
  return isDark ? 0.24 + 0.46 * share : 0.18 + 0.5 * share
}

/** A section's colour seen from afar: its tier's, the stronger the more seats are free. */
export const sectionColour = (picture: Picture, book: AvailabilityBook, section: number): string => {
  const { scene, marks, look } = picture
  const { free, count, tier } = book.of(scene, marks, section)
  if (tier === NO_TIER || look.tiers.length === 0) return look.section
  return mixed(look.section, look.tiers[tier % look.tiers.length], tintOf(free, count, look.dark))
}

const outlineAll = (brush: Brush, { scene }: Picture, box: Box): void => {
  brush.beginPath()
  eachSection(scene, box, (section) => traceOutline(brush, scene.map.sections[section].outline))
}

/** Whether floors can be seen at all. */
export const hasFloors = ({ background, section, sectionLine }: Look): boolean =>
  section !== background || sectionLine !== background

/** The floors under the seats. Lines are `line` cm wide. */
export const paintFloors = (brush: Brush, picture: Picture, box: Box, line: number): void => {
  const { look } = picture
  // Nobody would see them.
  if (!hasFloors(look)) return
  outlineAll(brush, picture, box)
  brush.fillStyle = look.section
  brush.fill()
  brush.lineWidth = line
  brush.strokeStyle = look.sectionLine
  brush.stroke()
}

/** Sections as shapes, tinted by what is free in them. */
export const paintShapes = (brush: Brush, picture: Picture, book: AvailabilityBook, box: Box, line: number): void => {
  const { scene, look } = picture
  eachSection(scene, box, (section) => {
    brush.fillStyle = sectionColour(picture, book, section)
    brush.beginPath()
    traceOutline(brush, scene.map.sections[section].outline)
    brush.fill()
  })
  // Lines in the background's colour part neighbours.
  outlineAll(brush, picture, box)
  brush.lineWidth = line * 1.5
  brush.strokeStyle = look.background
  brush.stroke()
}
