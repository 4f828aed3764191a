import { callNow } from '../native'
import { listField, numberField } from '../native-fields'
import { system } from '../system'
import type { Finger, GesturesOn, TouchKind } from './contract'

interface Rect {
  left?: number
  top?: number
}
interface Query {
  select(selector: string): { boundingClientRect(): Query }
  exec(end: (found: (Rect | null)[]) => void): void
}

/** A touch of a canvas has `x` and `y` by the documents of all three hosts; one of any other element has a place on the screen. */
interface NativeTouch {
  identifier?: number
  x?: number
  y?: number
  clientX?: number
  clientY?: number
}
interface NativeTouches {
  changedTouches?: unknown
  timeStamp?: unknown
}

/** A coordinate: told from the canvas' corner, else from the screen's. */
const placeOf = (own: unknown, onScreen: unknown, corner: number): number | undefined => {
  const place = numberField(own)
  const far = numberField(onScreen)
  return place ?? (far === undefined ? undefined : far - corner)
}

const fingerOf = (touch: NativeTouch | null | undefined, corner: { left: number; top: number }): Finger | null => {
  const x = placeOf(touch?.x, touch?.clientX, corner.left)
  const y = placeOf(touch?.y, touch?.clientY, corner.top)
  return x === undefined || y === undefined ? null : { id: numberField(touch?.identifier) ?? 0, x, y }
}

/** Touches as a mini program's element tells them. There is no wheel, and only the window says that it has changed. */
export const gesturesOn: GesturesOn = (id, { touch, resize }) => {
  let corner = { left: 0, top: 0 }
  const measure = (): void => {
    const query = callNow<Query | undefined>('createSelectorQuery')
    query
      ?.select(`#${id}`)
      .boundingClientRect()
      .exec(([rect]) => {
        corner = { left: numberField(rect?.left) ?? 0, top: numberField(rect?.top) ?? 0 }
      })
  }
  const tell =
    (kind: TouchKind) =>
    (event: object): void => {
      const { changedTouches, timeStamp } = event as NativeTouches
      const fingers = listField(changedTouches).flatMap((each) => fingerOf(each as NativeTouch | null, corner) ?? [])
      if (fingers.length > 0) touch(kind, fingers, numberField(timeStamp) ?? Date.now())
    }
  return {
    handlers: {
      onTouchStart: tell('start'),
      onTouchMove: tell('move'),
      onTouchEnd: tell('end'),
      onTouchCancel: tell('cancel'),
    },
    listen: () => {
      measure()
      const stop = system.onResize(() => {
        measure()
        resize()
      })
      return { kind: 'listening', stop }
    },
  }
}
