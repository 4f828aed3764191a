import type { CDPSession } from 'playwright-core'

/** A box on the page, given by its edges, CSS px. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Style properties that the checks read. */
const STYLES = [
  'display',
  'position',
  'overflow-x',
  'overflow-y',
  'visibility',
  'opacity',
  'clip-path',
  'background-color',
  'background-image',
  'border-top-width',
  'border-bottom-width',
  'box-shadow',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'transform',
  'pointer-events',
] as const

type Style = Record<(typeof STYLES)[number], string>

/** An element or pseudo-element with a layout. */
export interface Piece {
  /** Name of the element, such as `wx-view` or `wx-button`. It ends with `::after` for a pseudo-element. */
  name: string
  attributes: Readonly<Record<string, string>>
  style: Style
  rect: Rect
  /** The visible part of the box; null if the box is completely clipped. */
  seen: Rect | null
  parent: Piece | null
  children: Piece[]
  isPseudo: boolean
  /** Boxes of the lines of the piece's own text, clipped like the box. */
  lines: Rect[]
  /** Text of the element itself, without the text of its children. */
  text: string
  /** Position in the paint order. A piece with a higher position is painted over one with a lower position. */
  paint: number
}

export const widthOf = ({ left, right }: Rect): number => right - left
export const heightOf = ({ top, bottom }: Rect): number => bottom - top

/** Returns the intersection of two boxes; null if they do not overlap. */
export const shared = (one: Rect, other: Rect): Rect | null => {
  const both = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
  return both.right > both.left && both.bottom > both.top ? both : null
}

const rectOf = ([left = 0, top = 0, width = 0, height = 0]: readonly number[]): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const clips = (value: string): boolean => value !== 'visible'

/** Returns the area to which the piece clips its descendants; null if the piece does not clip. */
const clipOf = ({ style, rect }: Piece): Rect | null => {
  const [x, y] = [clips(style['overflow-x']), clips(style['overflow-y'])]
  if (!x && !y) return null
  return {
    left: x ? rect.left : -Infinity,
    right: x ? rect.right : Infinity,
    top: y ? rect.top : -Infinity,
    bottom: y ? rect.bottom : Infinity,
  }
}

/** Returns true if fixed descendants are positioned relative to this piece, not relative to the window. */
const placesFixed = ({ style }: Piece): boolean => style.transform !== 'none'

/** Returns the visible part of a box. Which ancestors clip the box depends on the ancestors that position it. */
const clipped = (piece: Piece, rect: Rect): Rect | null => {
  let seen: Rect | null = rect
  let { position } = piece.style
  for (let above = piece.parent; above && seen; above = above.parent) {
    const places =
      placesFixed(above) || (position === 'absolute' ? above.style.position !== 'static' : position !== 'fixed')
    if (!places) continue
    const clip = above.name === 'BODY' || above.name === 'HTML' ? null : clipOf(above)
    if (clip) seen = shared(seen, clip)
    position = above.style.position
  }
  return seen
}

interface CapturedDocument {
  nodes: {
    parentIndex: number[]
    nodeType: number[]
    nodeName: number[]
    attributes: number[][]
    pseudoType?: { index: number[]; value: number[] }
  }
  layout: {
    nodeIndex: number[]
    styles: number[][]
    bounds: number[][]
    text: number[]
    paintOrders?: number[]
  }
  textBoxes: { layoutIndex: number[]; bounds: number[][] }
  /** Scroll offset of the page, CSS px. */
  scrollOffsetY?: number
}

/**
 * Returns all pieces with a layout on the page, in document order. Includes pseudo-elements. Boxes are relative to the
 * screen.
 */
export const piecesOf = async (session: CDPSession): Promise<Piece[]> => {
  const options = { computedStyles: [...STYLES], includePaintOrder: true }
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', options)
  const [{ nodes, layout, textBoxes, scrollOffsetY = 0 }] = documents as unknown as [CapturedDocument]
  const onScreen = (bounds: number[] = []): Rect => {
    const { left, top, right, bottom } = rectOf(bounds)
    return { left, top: top - scrollOffsetY, right, bottom: bottom - scrollOffsetY }
  }
  const string = (index: number | undefined): string => (index === undefined ? '' : (strings[index] ?? ''))
  const pseudo = new Map(nodes.pseudoType?.index.map((node, at) => [node, string(nodes.pseudoType?.value[at])]) ?? [])
  const byNode = new Map<number, Piece>()
  const byLayout = new Map<number, Piece>()

  const attributesOf = (node: number): Record<string, string> => {
    const flat = nodes.attributes[node] ?? []
    return Object.fromEntries(
      Array.from({ length: flat.length / 2 }, (_, at) => [string(flat[at * 2]), string(flat[at * 2 + 1])]),
    )
  }
  const parentOf = (node: number): Piece | null => {
    for (let above = nodes.parentIndex[node] ?? -1; above >= 0; above = nodes.parentIndex[above] ?? -1) {
      const piece = byNode.get(above)
      if (piece) return piece
    }
    return null
  }

  layout.nodeIndex.forEach((node, at) => {
    const paint = layout.paintOrders?.[at] ?? 0
    // The node is a text, or the box of a line that has no element of its own.
    if (nodes.nodeType[node] !== 1 || byNode.has(node)) {
      const owner = byNode.get(node) ?? parentOf(node)
      if (owner) {
        byLayout.set(at, owner)
        owner.text += string(layout.text[at])
        owner.paint = Math.max(owner.paint, paint)
      }
      return
    }
    const styles = layout.styles[at] ?? []
    const isPseudo = pseudo.has(node)
    const name = string(nodes.nodeName[node])
    const parent = parentOf(node)
    const piece: Piece = {
      name: isPseudo ? `::${pseudo.get(node)}` : name.startsWith('WX-') ? name.slice(3).toLowerCase() : name,
      attributes: attributesOf(node),
      style: Object.fromEntries(STYLES.map((property, index) => [property, string(styles[index])])) as Style,
      rect: onScreen(layout.bounds[at]),
      seen: null,
      parent,
      children: [],
      isPseudo,
      lines: [],
      text: '',
      paint,
    }
    piece.seen = clipped(piece, piece.rect)
    parent?.children.push(piece)
    byNode.set(node, piece)
    byLayout.set(at, piece)
  })

  textBoxes.layoutIndex.forEach((at, index) => {
    const piece = byLayout.get(at)
    const own = onScreen(textBoxes.bounds[index])
    const clip = piece && clipOf(piece)
    const line = piece && clipped(piece, clip ? (shared(own, clip) ?? { ...own, right: own.left }) : own)
    if (piece && line && widthOf(line) > 0.5) piece.lines.push(line)
  })
  return [...byNode.values()]
}
