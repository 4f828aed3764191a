/**
 * A canvas node as the hosts provide it. Its context records all drawing calls. Its pictures load unless they are in
 * `broken`.
 */
export interface FakeCanvas {
  width: number
  height: number
  readonly drawn: { name: string; args: unknown[] }[]
  getContext(type: string): unknown
  createImage(): object
  requestAnimationFrame(run: () => void): number
  cancelAnimationFrame(id: number): void
}

const fakeContext = (drawn: FakeCanvas['drawn']): object =>
  new Proxy({} as Record<string, unknown>, {
    get: (fields, name: string) => {
      // A width of 12 px per character is accurate enough to wrap lines.
      if (name === 'measureText') return (text: string) => ({ width: text.length * 12 })
      if (name === 'createImageData')
        return (width: number, height: number) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) })
      if (/^create\w+Gradient$/.test(name)) return () => ({ addColorStop: () => undefined })
      return fields[name] ?? ((...args: unknown[]) => void drawn.push({ name, args }))
    },
    set: (fields, name: string, value) => {
      fields[name] = value
      return true
    },
  })

/** Creates an empty canvas node. */
export const createNode = (width = 300, height = 150): FakeCanvas => {
  const drawn: FakeCanvas['drawn'] = []
  const context = fakeContext(drawn)
  return {
    width,
    height,
    drawn,
    getContext: (type) => (type === '2d' ? context : null),
    createImage: () => {
      const image = { width: 0, height: 0, onload: null, onerror: null } as Record<string, unknown>
      Object.defineProperty(image, 'src', {
        set: (address: string) => {
          const good = !address.includes('broken')
          if (good) Object.assign(image, { width: 600, height: 800 })
          queueMicrotask(() => (image[good ? 'onload' : 'onerror'] as (() => void) | null)?.())
        },
      })
      return image
    },
    requestAnimationFrame: (run) => Number(setTimeout(run, 16)),
    cancelAnimationFrame: (id) => clearTimeout(id),
  }
}

interface OffscreenOptions {
  type?: string
  width?: number
  height?: number
}

const offscreen = (type: string | undefined, width?: number, height?: number): object => {
  const node = createNode(width, height)
  const { requestAnimationFrame: _, cancelAnimationFrame: __, ...canvas } = node
  return { ...canvas, getContext: (wanted: string) => (wanted === type ? node.getContext(wanted) : null) }
}

/** Fake of `wx.createOffscreenCanvas(options)`. `type` is the kind of the canvas context. */
export const wxOffscreenCanvas = ({ type, width, height, ...rest }: OffscreenOptions = {}): object => {
  const [unknown] = Object.keys(rest)
  if (unknown) throw new Error(`createOffscreenCanvas has no option ${unknown}`)
  return offscreen(type, width, height)
}

/** `my.createOffscreenCanvas(width, height)`. */
export const alipayOffscreenCanvas = (width: unknown, height: unknown): object => {
  if (typeof width !== 'number' || typeof height !== 'number')
    throw new Error('createOffscreenCanvas takes two numbers')
  return offscreen('2d', width, height)
}

interface Placed {
  node: FakeCanvas
  width: number
  height: number
  corner: Corner
}
const placed = new Map<string, Placed>()

/** Position of a canvas on the screen, CSS px. */
interface Corner {
  left: number
  top: number
}
const CORNER: Corner = { left: 10, top: 120 }

/** Adds `<canvas type="2d" id={id}>` with this size (CSS px) to the page, or changes its size. */
export const putCanvas = (id: string, width: number, height: number, corner = CORNER): FakeCanvas => {
  const node = placed.get(id)?.node ?? createNode()
  placed.set(id, { node, width, height, corner })
  return node
}

/** Removes all canvas elements from the page. */
export const clearCanvases = (): void => placed.clear()

const idOf = (selector: string): string => selector.replace(/^#/, '')

type Answers = (Record<string, unknown> | null)[]
type End = (answers: Answers) => void

/**
 * Fake of `wx.createSelectorQuery()`, with `select(…).fields({ node, size })`, `select(…).boundingClientRect()` and
 * `exec`.
 */
export const wxSelectorQuery = (): object => {
  const answers: Answers = []
  const query = {
    select: (selector: string) => ({
      fields: (wanted: { node?: boolean; size?: boolean }) => {
        const found = placed.get(idOf(selector))
        answers.push(
          found
            ? {
                ...(wanted.node && { node: found.node }),
                ...(wanted.size && { width: found.width, height: found.height }),
              }
            : null,
        )
        return query
      },
      boundingClientRect: () => {
        const found = placed.get(idOf(selector))
        answers.push(found ? { width: found.width, height: found.height, ...found.corner } : null)
        return query
      },
    }),
    exec: (end: End) => queueMicrotask(() => end(answers)),
  }
  return query
}

/**
 * Fake of `my.createSelectorQuery()`. `node()` and `boundingClientRect()` are two separate queries, and `fields` does
 * not exist.
 */
export const alipaySelectorQuery = (): object => {
  const answers: Answers = []
  const query = {
    select: (selector: string) => {
      const found = placed.get(idOf(selector))
      const give = (answer: Record<string, unknown> | null) => {
        answers.push(found ? answer : null)
        return query
      }
      return {
        node: () => give({ node: found?.node }),
        boundingClientRect: () => give({ width: found?.width, height: found?.height, ...found?.corner }),
      }
    },
    exec: (end: End) => queueMicrotask(() => end(answers)),
  }
  return query
}
