import { Circle, Group, init, registerPainter } from 'zrender'
import CanvasPainter from 'zrender/lib/canvas/Painter.js'
import { CHOSEN, colourOf, radiusOf } from '../page/venue'
import { fitView } from '../page/views'

registerPainter('canvas', CanvasPainter)

/** Mounts zrender with the canvas painter only. */
export const mount = async (host, house, { width, height, pixelRatio }) => {
  const { map } = house
  const stage = init(host, { renderer: 'canvas', devicePixelRatio: pixelRatio, width, height })
  const group = new Group()
  const circles = []
  for (let seat = 0; seat < map.seatCount; seat += 1) {
    const circle = new Circle({
      shape: { cx: map.x[seat], cy: map.y[seat], r: radiusOf(house, seat) },
      style: { fill: colourOf(house, seat) },
    })
    circle.seat = seat
    circles.push(circle)
    group.add(circle)
  }
  const setView = ({ scale, x, y }) => {
    group.attr({ x, y, scaleX: scale, scaleY: scale })
    stage.refreshImmediately()
  }
  stage.add(group)
  setView(fitView(map.bounds))
  return {
    setView,
    hit: (x, y) => stage.handler.findHover(x, y)?.target?.seat ?? -1,
    select(seat) {
      circles[seat].setStyle('fill', CHOSEN)
      stage.refreshImmediately()
    },
  }
}
