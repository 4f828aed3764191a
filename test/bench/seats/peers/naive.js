import { CHOSEN, colourOf, radiusOf, TAKEN, TIERS } from '../page/venue'
import { fitView } from '../page/views'

/** A simple canvas that draws every seat in every frame, with one path per color. A hit test loops over all seats. */
export const mount = async (host, house, { width, height, pixelRatio }) => {
  const { map } = house
  const canvas = document.createElement('canvas')
  canvas.width = width * pixelRatio
  canvas.height = height * pixelRatio
  canvas.style.cssText = `width:${width}px;height:${height}px`
  host.appendChild(canvas)
  const brush = canvas.getContext('2d')
  const groups = [...TIERS, TAKEN, CHOSEN].map((colour) => ({ colour, seats: [] }))
  for (let seat = 0; seat < map.seatCount; seat += 1)
    groups.find(({ colour }) => colour === colourOf(house, seat)).seats.push(seat)
  let view = fitView(map.bounds)
  const draw = () => {
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.clearRect(0, 0, canvas.width, canvas.height)
    const scale = view.scale * pixelRatio
    brush.setTransform(scale, 0, 0, scale, view.x * pixelRatio, view.y * pixelRatio)
    for (const { colour, seats } of groups) {
      brush.fillStyle = colour
      brush.beginPath()
      for (const seat of seats) {
        const radius = radiusOf(house, seat)
        brush.moveTo(map.x[seat] + radius, map.y[seat])
        brush.arc(map.x[seat], map.y[seat], radius, 0, Math.PI * 2)
      }
      brush.fill()
    }
  }
  draw()
  return {
    setView(next) {
      view = next
      draw()
    },
    hit(x, y) {
      const planX = (x - view.x) / view.scale
      const planY = (y - view.y) / view.scale
      for (let seat = 0; seat < map.seatCount; seat += 1) {
        const dx = map.x[seat] - planX
        const dy = map.y[seat] - planY
        if (dx * dx + dy * dy <= radiusOf(house, seat) ** 2) return seat
      }
      return -1
    },
    select(seat) {
      for (const { seats } of groups) {
        const at = seats.indexOf(seat)
        if (at >= 0) seats.splice(at, 1)
      }
      groups[groups.length - 1].seats.push(seat)
      draw()
    },
  }
}
