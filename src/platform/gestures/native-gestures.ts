import type { TouchPhase, TouchPoint } from '@/lib/touch'
import { listField, numberField } from '../native-fields'
import type { GesturesOn } from './contract'
import { type CreateObserver, watchBox } from './native-box'

/** A touch. On a canvas, it has `x` and `y` on all three hosts. On other elements, it has client coordinates. */
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

/**
 * Returns the coordinate of a touch in the element. If the touch has no such coordinate, calculates it from the client
 * coordinate.
 */
const coordinateOf = (own: unknown, client: unknown, corner: number): number | undefined => {
  const coordinate = numberField(own)
  const onScreen = numberField(client)
  return coordinate ?? (onScreen === undefined ? undefined : onScreen - corner)
}

const pointOf = (touch: NativeTouch | null | undefined, corner: { left: number; top: number }): TouchPoint | null => {
  const x = coordinateOf(touch?.x, touch?.clientX, corner.left)
  const y = coordinateOf(touch?.y, touch?.clientY, corner.top)
  return x === undefined || y === undefined ? null : { id: numberField(touch?.identifier) ?? 0, x, y }
}

/**
 * Creates the listener for touch events on an element of a mini program. Mini programs have neither a wheel nor a
 * mouse.
 */
export const gesturesWith =
  (createObserver: CreateObserver): GesturesOn =>
  (id, { touch, size }) => {
    let corner = { left: 0, top: 0 }
    let box: ReturnType<typeof watchBox> | null = null
    const handler =
      (phase: TouchPhase) =>
      (event: object): void => {
        const { changedTouches, timeStamp } = event as NativeTouches
        const points = listField(changedTouches).flatMap((each) => pointOf(each as NativeTouch | null, corner) ?? [])
        if (points.length > 0) touch(phase, points, numberField(timeStamp) ?? Date.now())
      }
    return {
      handlers: {
        onTouchStart: handler('start'),
        onTouchMove: handler('move'),
        onTouchEnd: handler('end'),
        onTouchCancel: handler('cancel'),
      },
      listen: () => {
        box = watchBox(createObserver, id, (found) => {
          corner = found
          size(found.width, found.height)
        })
        return { kind: 'listening', dispose: box.dispose }
      },
      measure: () => box?.measure() ?? Promise.resolve(),
    }
  }
