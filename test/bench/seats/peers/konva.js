import { Konva } from 'konva/lib/_CoreInternals.js'
import { Circle } from 'konva/lib/shapes/Circle.js'
import { CHOSEN, colourOf, radiusOf } from '../page/venue'
import { fitView } from '../page/views'

/** Bundles only the shape that is used, and disables everything that Konva's handbook describes as slow. */
export const mount = async (host, house, { width, height, pixelRatio }) => {
  const { map } = house
  Konva.pixelRatio = pixelRatio
  Konva.autoDrawEnabled = false
  const stage = new Konva.Stage({ container: host, width, height })
  const layer = new Konva.Layer()
  const circles = []
  for (let seat = 0; seat < map.seatCount; seat += 1) {
    const circle = new Circle({
      x: map.x[seat],
      y: map.y[seat],
      radius: radiusOf(house, seat),
      fill: colourOf(house, seat),
      perfectDrawEnabled: false,
      shadowForStrokeEnabled: false,
    })
    circle.seat = seat
    circles.push(circle)
    layer.add(circle)
  }
  const place = ({ scale, x, y }) => {
    layer.scale({ x: scale, y: scale })
    layer.position({ x, y })
  }
  place(fitView(map.bounds))
  stage.add(layer)
  layer.draw()
  return {
    setView(view) {
      place(view)
      layer.draw()
    },
    hit: (x, y) => stage.getIntersection({ x, y })?.seat ?? -1,
    select(seat) {
      circles[seat].fill(CHOSEN)
      layer.draw()
    },
  }
}
