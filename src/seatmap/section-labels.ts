import type { AvailabilityBook } from './availability'
import { mixed, readable } from './colour'
import type { Box } from './geometry'
import { createRuler, type Heart, heartOf, type LabelSize, labelSize } from './labels'
import type { Words } from './look'
import type { Picture } from './part'
import type { View } from './pieces'
import { eachSection } from './scene'
import { sectionColour } from './sections'
import type { Brush } from './surface'

/** Sizes of a code on its floor, CSS px, and its share of the line's colour. */
const FLOOR_CODE = { least: 16, most: 120, share: 0.5 }

/** Codes and notes of the sections as they are seen from afar; sizes are found anew only when the scale changes. */
export const createSectionLabels = () => {
  const measure = createRuler()
  const hearts: (Heart | undefined)[] = []
  let sizes = new Map<number, LabelSize | null>()
  let sizedFor = 0
  let notes = new Map<number, string>()

  const sizeOf = (brush: Brush, picture: Picture, section: number, note: string, scale: number): LabelSize | null => {
    const known = sizes.get(section)
    if (known !== undefined) return known
    const { outline, code } = picture.scene.map.sections[section]
    const heart = (hearts[section] ??= heartOf(outline))
    const { font } = picture.look
    const widths = { code: measure(brush, code, font), note: note ? measure(brush, note, font) : 0 }
    const size = labelSize(outline, heart, widths, scale)
    sizes.set(section, size)
    return size
  }

  const noteOf = (words: Words, section: number): string => {
    const note = notes.get(section) ?? words.sectionNote(section)
    notes.set(section, note)
    return note
  }

  return {
    /** Codes on the floors under the seats, large and faint, so that one knows where one is. On a brush of device pixels. */
    paintOnFloors(brush: Brush, view: View, { look, pixelRatio, scene }: Picture, box: Box): void {
      if (scene.map.sections.length < 2) return
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.fillStyle = mixed(look.section, look.sectionLine, FLOOR_CODE.share)
      eachSection(scene, box, (section) => {
        const { outline, code } = scene.map.sections[section]
        const heart = (hearts[section] ??= heartOf(outline))
        const width = measure(brush, code, look.font)
        const size = Math.min(FLOOR_CODE.most * pixelRatio, (heart.depth * view.scale * 1.5) / Math.max(1, width))
        if (size < FLOOR_CODE.least * pixelRatio) return
        brush.font = `600 ${Math.round(size)}px ${look.font}`
        brush.fillText(code, heart.x * view.scale + view.x, heart.y * view.scale + view.y)
      })
    },
    /** On a brush of device pixels. */
    paint(brush: Brush, view: View, picture: Picture, words: Words, book: AvailabilityBook, box: Box): void {
      const { look, pixelRatio, scene } = picture
      if (view.scale !== sizedFor) sizes = new Map()
      sizedFor = view.scale
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      eachSection(scene, box, (section) => {
        const note = noteOf(words, section)
        const size = sizeOf(brush, picture, section, note, view.scale / pixelRatio)
        const heart = hearts[section]
        if (!size || !heart) return
        const x = Math.round(heart.x * view.scale + view.x)
        const y = Math.round(heart.y * view.scale + view.y)
        brush.fillStyle = readable(sectionColour(picture, book, section), look.sectionText, look.ink)
        const shift = size.note ? ((size.note * 1.2) / 2) * pixelRatio : 0
        brush.font = `600 ${size.code * pixelRatio}px ${look.font}`
        brush.fillText(scene.map.sections[section].code, x, Math.round(y - shift))
        if (!size.note) return
        brush.font = `${size.note * pixelRatio}px ${look.font}`
        brush.fillText(note, x, Math.round(y + size.code * 0.6 * pixelRatio))
      })
    },
    /** Notes have changed: of one section, or of all. */
    forget(section?: number): void {
      if (section === undefined) notes = new Map()
      else notes.delete(section)
      if (section === undefined) sizes = new Map()
      else sizes.delete(section)
    },
  }
}
