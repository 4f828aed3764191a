import type { Box } from '../harness/ground'
import { heightOf, type Piece, type Rect, shared, widthOf } from './snapshot'

/** A fault in the layout of a page. */
export interface Finding {
  rule: 'outside' | 'sideways' | 'covered' | 'target' | 'host-look'
  piece: Piece
  note: string
}

/** Overflow that is ignored, CSS px. Lengths in rpx are not whole pixels. */
const TOLERANCE = 1.5
/** Minimum height and width of a tap target, CSS px. */
const TARGET = 44
/** Overlap that is ignored, CSS px. The line spacing of neighboring texts overlaps that much. */
const OVERLAP = 3

const TARGETS = new Set([
  'button',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'link',
  'slider',
  'textbox',
  'menuitem',
  'option',
])

const roleOf = ({ name, attributes }: Piece): string =>
  attributes['aria-role'] ?? attributes.role ?? (name === 'button' ? 'button' : name === 'input' ? 'textbox' : '')

const round = (value: number): number => Math.round(value * 10) / 10

const show = (rect: Rect): string =>
  `${round(widthOf(rect))}×${round(heightOf(rect))} at ${round(rect.left)},${round(rect.top)}`

const isTransparent = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*,\s*0\)$/.test(colour)

/** Returns true if the piece itself is visible, without regard to its content. */
const isPainted = ({ name, style }: Piece): boolean =>
  !isTransparent(style['background-color']) ||
  style['background-image'] !== 'none' ||
  style['box-shadow'] !== 'none' ||
  parseFloat(style['border-top-width']) > 0 ||
  parseFloat(style['border-bottom-width']) > 0 ||
  name === 'IMG' ||
  name === 'CANVAS'

const coversWhatIsBelow = (piece: Piece): boolean =>
  !isTransparent(piece.style['background-color']) || piece.name === 'IMG' || piece.name === 'CANVAS'

/** Returns the piece, followed by its ancestors. */
const lineage = (piece: Piece): Piece[] => {
  const all: Piece[] = []
  for (let each: Piece | null = piece; each; each = each.parent) all.push(each)
  return all
}

const isShown = (piece: Piece): boolean =>
  piece.seen !== null &&
  lineage(piece).every(
    ({ style }) => style.visibility === 'visible' && Number(style.opacity) > 0.05 && style['clip-path'] === 'none',
  )

/**
 * Returns the fixed or sticky piece that contains this piece. Scrolled content passes under the fixed or sticky piece.
 */
const layerOf = (piece: Piece): Piece | null =>
  lineage(piece).findLast(({ style }) => style.position === 'fixed' || style.position === 'sticky') ?? null

const isInside = (rect: Rect, frame: Rect, room: Rect = { left: 0, top: 0, right: 0, bottom: 0 }): boolean =>
  rect.left >= frame.left - TOLERANCE - room.left &&
  rect.top >= frame.top - TOLERANCE - room.top &&
  rect.right <= frame.right + TOLERANCE + room.right &&
  rect.bottom <= frame.bottom + TOLERANCE + room.bottom

const clipsItself = ({ style }: Piece): boolean =>
  style['overflow-x'] !== 'visible' || style['overflow-y'] !== 'visible'

/** Returns the distances by which negative margins let a piece extend beyond the edges of its parent. */
const roomOf = ({ style }: Piece): Rect => {
  const over = (margin: string): number => Math.max(0, -parseFloat(margin) || 0)
  return {
    left: over(style['margin-left']),
    top: over(style['margin-top']),
    right: over(style['margin-right']),
    bottom: over(style['margin-bottom']),
  }
}

/** Returns the nearest ancestor that has its own box. */
const frameOf = (piece: Piece): Piece | null =>
  lineage(piece)
    .slice(1)
    .find(({ style }) => style.display !== 'inline' && style.display !== 'contents') ?? null

/** Returns the axes along which an ancestor scrolls. Along these axes, its content may be larger than the ancestor. */
const scrolledAxes = (piece: Piece): { x: boolean; y: boolean } => {
  const above = lineage(piece).slice(1)
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll'
  return {
    x: above.some(({ style }) => scrolls(style['overflow-x'])),
    y: above.some(({ style }) => scrolls(style['overflow-y'])),
  }
}

const FAR = 1e6

/** Finds a box that exceeds its frame, and would therefore overlap its neighbors. */
const outside = (piece: Piece): Finding[] => {
  const frame = frameOf(piece)
  const { position, display } = piece.style
  if (!frame || frame.name === 'BODY' || frame.name === 'HTML' || clipsItself(frame)) return []
  const isFlow = (position === 'static' || position === 'relative') && display !== 'inline'
  // A decoration may cross an edge or lie outside. A mark of a tap target, such as a dot, must at least touch the
  // target.
  const isMark = piece.isPseudo && position === 'absolute' && isPainted(piece) && TARGETS.has(roleOf(frame))
  const isLost = isMark && !shared(piece.rect, frame.rect)
  if ((!isFlow && !isLost) || heightOf(piece.rect) === 0) return []
  const room = roomOf(piece)
  const { x, y } = scrolledAxes(piece)
  if (x) Object.assign(room, { left: FAR, right: FAR })
  if (y) Object.assign(room, { top: FAR, bottom: FAR })
  if (isInside(piece.rect, frame.rect, room)) return []
  return [{ rule: 'outside', piece, note: `${show(piece.rect)} in ${frame.name} ${show(frame.rect)}` }]
}

/** Returns the piece whose box contains the lines of a text. */
const boxOf = (piece: Piece): Piece | null => (piece.style.display === 'inline' ? frameOf(piece) : piece)

const textOutside = (piece: Piece): Finding[] => {
  const box = boxOf(piece)
  if (!box || clipsItself(box) || box.isPseudo) return []
  const lost = piece.lines.find((line) => !isInside(line, box.rect, { left: 0, right: 0, top: 3, bottom: 3 }))
  return lost ? [{ rule: 'outside', piece, note: `its text ${show(lost)} in ${show(box.rect)}` }] : []
}

const sideways = (piece: Piece, screen: Rect): Finding[] => {
  const { seen } = piece
  if (!seen || (!isPainted(piece) && piece.lines.length === 0)) return []
  if (seen.left >= screen.left - TOLERANCE && seen.right <= screen.right + TOLERANCE) return []
  return [{ rule: 'sideways', piece, note: `${show(seen)} on a screen ${round(widthOf(screen))} wide` }]
}

/**
 * Returns the area in which a piece reacts to taps: the unclipped parts of its own box and of the boxes of its
 * pseudo-elements.
 */
const touched = (piece: Piece): Rect => {
  const parts = [
    piece,
    ...piece.children.filter(({ isPseudo, style }) => isPseudo && style['pointer-events'] !== 'none'),
  ]
  const rects = parts.flatMap(({ seen }) => seen ?? [])
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  }
}

const smallTarget = (piece: Piece): Finding[] => {
  if (!TARGETS.has(roleOf(piece)) || piece.attributes['aria-hidden'] === 'true') return []
  const off = piece.attributes['aria-disabled'] === 'true' || 'disabled' in piece.attributes
  if (off || lineage(piece).some((above) => above !== piece && roleOf(above) === 'button')) return []
  // Only a part of the piece may be visible because the page is scrolled. This is not a fault.
  const cut =
    piece.seen && (widthOf(piece.seen) < widthOf(piece.rect) - 1 || heightOf(piece.seen) < heightOf(piece.rect) - 1)
  if (cut) return []
  const hit = touched(piece)
  if (widthOf(hit) >= TARGET - 0.5 && heightOf(hit) >= TARGET - 0.5) return []
  return [{ rule: 'target', piece, note: show(hit) }]
}

/**
 * Finds buttons that have the host's own style. WeChat draws a button's border by a pseudo-element at half size. Rules
 * of the storefront for that pseudo-element therefore also draw at half size. A button that the host disables is gray,
 * and no class can override this.
 */
const hostLook = (piece: Piece): Finding[] => {
  if (piece.isPseudo && piece.parent?.name === 'button' && piece.style.transform === 'matrix(0.5, 0, 0, 0.5, 0, 0)')
    return [{ rule: 'host-look', piece, note: `half its size: ${show(piece.rect)}` }]
  if (piece.name === 'button' && 'disabled' in piece.attributes)
    return [{ rule: 'host-look', piece, note: 'greyed by the host: it is off by aria-disabled' }]
  return []
}

const isAbove = (piece: Piece, other: Piece): boolean => lineage(other).includes(piece)

const fills = (rect: Rect, screen: Rect): boolean =>
  widthOf(rect) > widthOf(screen) * 0.95 && heightOf(rect) > heightOf(screen) * 0.8

/** Returns true for a sheet or dialog, which is intended to cover everything. */
const isModal = (layer: Piece, screen: Rect): boolean =>
  fills(layer.rect, screen) ||
  /dialog$/.test(roleOf(layer)) ||
  layer.children.some((child) => fills(child.rect, screen))

/**
 * Returns true if one layer is intended to cover the other: bars cover scrolled content, and sheets cover everything.
 */
const mayCover = (over: Piece, under: Piece, screen: Rect): boolean => {
  const [top, bottom] = [layerOf(over), layerOf(under)]
  if (top === bottom || !top) return false
  return !bottom || isModal(top, screen)
}

const covered = (all: readonly Piece[], screen: Rect): Finding[] => {
  const texts = all.filter(({ lines }) => lines.length > 0)
  const covers = all.filter((piece) => coversWhatIsBelow(piece) && piece.seen)
  const found: Finding[] = []
  for (const piece of texts) {
    for (const line of piece.lines) {
      const by =
        covers.find((over) => over.paint > piece.paint && hides(over, over.seen!, piece, line, screen)) ??
        texts.find(
          (over) => over.paint >= piece.paint && over.lines.some((own) => hides(over, own, piece, line, screen)),
        )
      if (!by) continue
      found.push({ rule: 'covered', piece, note: `its text ${show(line)} is under ${labelOf(by)} ${show(by.rect)}` })
      break
    }
  }
  return found
}

const hides = (over: Piece, rect: Rect, under: Piece, line: Rect, screen: Rect): boolean => {
  if (over === under || isAbove(over, under) || isAbove(under, over) || mayCover(over, under, screen)) return false
  const both = shared(rect, line)
  return both !== null && widthOf(both) > OVERLAP && heightOf(both) > OVERLAP
}

/** Finds texts and tap targets under the host's own buttons. */
const underMenuButton = (all: readonly Piece[], { left, top, width, height }: Box): Finding[] => {
  const button: Rect = { left, top, right: left + width, bottom: top + height }
  return all
    .filter(
      (piece) =>
        piece.lines.some((line) => shared(line, button)) ||
        (TARGETS.has(roleOf(piece)) && shared(piece.seen ?? piece.rect, button)),
    )
    .map((piece) => ({ rule: 'covered' as const, piece, note: `${show(piece.rect)} is under the host’s own buttons` }))
}

/** Returns a name that identifies the piece: its text or its label. */
const labelOf = (piece: Piece): string => {
  const said = piece.attributes['aria-label'] ?? textIn(piece)
  const name = [piece.name, ...(piece.attributes.class?.split(' ') ?? [])].join('.')
  return said ? `${name} “${said.slice(0, 24)}”` : name
}

const textIn = (piece: Piece): string => (piece.text || piece.children.map(textIn).join('')).trim()

/** Returns the path of a piece: its three nearest ancestors (outermost first), and the piece itself. */
const pathOf = (piece: Piece): string => lineage(piece).slice(0, 4).reverse().map(labelOf).join(' > ')

/** Formats a finding as a line of text. */
export const lineOf = ({ rule, piece, note }: Finding): string => `${rule}: ${pathOf(piece)}: ${note}`

/**
 * Returns all faults in the layout of a page.
 * @param menuButton box of the host's buttons. Null for a scrolled page, because its content passes under these buttons
 * and the bar.
 */
export const findingsOf = (all: readonly Piece[], screen: Rect, menuButton: Box | null): Finding[] => {
  const shown = all.filter(isShown)
  return [
    ...shown.flatMap((piece) => [
      ...outside(piece),
      ...textOutside(piece),
      ...sideways(piece, screen),
      ...smallTarget(piece),
      ...hostLook(piece),
    ]),
    ...covered(shown, screen),
    ...(menuButton ? underMenuButton(shown, menuButton) : []),
  ]
}
