import type { AvailabilityCache } from './availability'
import { mixed, readable } from './colour'
import type { Box } from './geometry'
import { createRuler, type LabelAnchor, labelAnchor, type LabelSize, labelSize } from './labels'
import type { MapLabels } from './map-labels'
import type { Picture } from './part'
import type { View } from './pieces'
import { eachSection } from './scene'
import { sectionColour } from './sections'
import type { Context2d } from '@/lib/drawing-surface'

/**
 * Minimum and maximum font size of a section's code on the floor, CSS px. `share` is the share of the line color in the
 * color of the code.
 */
const FLOOR_CODE = { min: 16, max: 120, share: 0.5 }

/**
 * Creates the painter of section labels. A label consists of a code and a note. Its size is only recomputed when the
 * scale changes.
 */
export const createSectionLabels = () => {
  const measure = createRuler()
  const anchors: (LabelAnchor | undefined)[] = []
  let sizes = new Map<number, LabelSize | null>()
  let sizedFor = 0
  let notes = new Map<number, string>()

  const sizeOf = (
    context: Context2d,
    picture: Picture,
    section: number,
    note: string,
    scale: number,
  ): LabelSize | null => {
    const cached = sizes.get(section)
    if (cached !== undefined) return cached
    const { outline, code } = picture.scene.map.sections[section]
    const anchor = (anchors[section] ??= labelAnchor(outline))
    const { font } = picture.theme
    const widths = { code: measure(context, code, font), note: note ? measure(context, note, font) : 0 }
    const size = labelSize(outline, anchor, widths, scale)
    sizes.set(section, size)
    return size
  }

  const noteOf = (labels: MapLabels, section: number): string => {
    const note = notes.get(section) ?? labels.sectionNote(section)
    notes.set(section, note)
    return note
  }

  return {
    /** Paints the codes on the floors below the seats, large and faint. The context is in device pixels. */
    paintOnFloors(context: Context2d, view: View, { theme, pixelRatio, scene }: Picture, box: Box): void {
      if (scene.map.sections.length < 2) return
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.fillStyle = mixed(theme.section, theme.sectionLine, FLOOR_CODE.share)
      eachSection(scene, box, (section) => {
        const { outline, code } = scene.map.sections[section]
        const anchor = (anchors[section] ??= labelAnchor(outline))
        const width = measure(context, code, theme.font)
        const size = Math.min(FLOOR_CODE.max * pixelRatio, (anchor.depth * view.scale * 1.5) / Math.max(1, width))
        if (size < FLOOR_CODE.min * pixelRatio) return
        context.font = `600 ${Math.round(size)}px ${theme.font}`
        context.fillText(code, anchor.x * view.scale + view.x, anchor.y * view.scale + view.y)
      })
    },
    /** Paints the labels of the sections. The context is in device pixels. */
    paint(
      context: Context2d,
      view: View,
      picture: Picture,
      labels: MapLabels,
      availability: AvailabilityCache,
      box: Box,
    ): void {
      const { theme, pixelRatio, scene } = picture
      if (view.scale !== sizedFor) sizes = new Map()
      sizedFor = view.scale
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      eachSection(scene, box, (section) => {
        const note = noteOf(labels, section)
        const size = sizeOf(context, picture, section, note, view.scale / pixelRatio)
        const anchor = anchors[section]
        if (!size || !anchor) return
        const x = Math.round(anchor.x * view.scale + view.x)
        const y = Math.round(anchor.y * view.scale + view.y)
        context.fillStyle = readable(sectionColour(picture, availability, section), theme.sectionText, theme.ink)
        const shift = size.note ? ((size.note * 1.2) / 2) * pixelRatio : 0
        context.font = `600 ${size.code * pixelRatio}px ${theme.font}`
        context.fillText(scene.map.sections[section].code, x, Math.round(y - shift))
        if (!size.note) return
        context.font = `${size.note * pixelRatio}px ${theme.font}`
        context.fillText(note, x, Math.round(y + size.code * 0.6 * pixelRatio))
      })
    },
    /** Handles a change of the note of one section, or of all notes. */
    invalidate(section?: number): void {
      if (section === undefined) notes = new Map()
      else notes.delete(section)
      if (section === undefined) sizes = new Map()
      else sizes.delete(section)
    },
  }
}
