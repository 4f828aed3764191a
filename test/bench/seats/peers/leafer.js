import { Ellipse, Leafer } from 'leafer-ui'
import { CHOSEN, colourOf, GROUND, radiusOf } from '../page/venue'
import { fitView } from '../page/views'

export const mount = async (host, house, { width, height, pixelRatio }) => {
  const { map } = house
  const leafer = new Leafer({ view: host, width, height, pixelRatio, fill: GROUND })
  const circles = []
  for (let seat = 0; seat < map.seatCount; seat += 1) {
    const radius = radiusOf(house, seat)
    const circle = new Ellipse({
      x: map.x[seat] - radius,
      y: map.y[seat] - radius,
      width: 2 * radius,
      height: 2 * radius,
      fill: colourOf(house, seat),
    })
    circle.seat = seat
    circles.push(circle)
    leafer.add(circle)
  }
  const setView = ({ scale, x, y }) => leafer.set({ x, y, scaleX: scale, scaleY: scale })
  setView(fitView(map.bounds))
  await new Promise((resolve) => leafer.waitViewCompleted(resolve))
  return {
    setView,
    hit: (x, y) => leafer.pick({ x, y })?.target?.seat ?? -1,
    select(seat) {
      circles[seat].fill = CHOSEN
    },
  }
}
