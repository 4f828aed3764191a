import type { Context2d } from '@/lib/drawing-surface'

interface CanvasMark {
  name: string
  args: unknown[]
  fill: string
  font: string
}

interface WrittenText {
  text: string
  x: number
  /** Position of the text's baseline. */
  y: number
  width: number
}

const CALLS = [
  ...['arc', 'beginPath', 'clip', 'closePath', 'drawImage', 'fill', 'fillRect', 'fillText', 'lineTo', 'moveTo', 'rect'],
  ...['restore', 'save', 'stroke'],
]

/**
 * Creates a context that records drawing calls. A letter is 0.6 of its font size wide; a Chinese character is as wide
 * as its font size.
 */
export const canvasRecorder = () => {
  const marks: CanvasMark[] = []
  const texts: WrittenText[] = []
  const state = { fillStyle: '', font: '', textAlign: 'left', textBaseline: '' }
  const sizeOf = () => Number(/(\d+)px/.exec(state.font)?.[1])
  const widthOf = (text: string) =>
    Array.from(text).reduce((sum, char) => sum + sizeOf() * (/[\u2E80-\uFFEF]/.test(char) ? 1 : 0.6), 0)
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      marks.push({ name, args, fill: state.fillStyle, font: state.font })
      if (name !== 'fillText') return
      const [text, x, y] = args as [string, number, number]
      texts.push({ text, x, y, width: widthOf(text) })
    }
  const context = Object.assign(state, Object.fromEntries(CALLS.map((name) => [name, note(name)])), {
    measureText: (text: string) => ({ width: widthOf(text) }),
  })
  return { context: context as unknown as Context2d, marks, texts }
}
