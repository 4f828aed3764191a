import { CHOSEN, colourOf, radiusOf } from '../page/venue'
import { fitView } from '../page/views'

const SVG = 'http://www.w3.org/2000/svg'

/** Draws one node per seat. All nodes are in one group, which is moved. */
export const mount = async (host, house, { width, height }) => {
  const { map } = house
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('width', width)
  svg.setAttribute('height', height)
  const group = document.createElementNS(SVG, 'g')
  const circles = []
  for (let seat = 0; seat < map.seatCount; seat += 1) {
    const circle = document.createElementNS(SVG, 'circle')
    circle.setAttribute('cx', map.x[seat])
    circle.setAttribute('cy', map.y[seat])
    circle.setAttribute('r', radiusOf(house, seat))
    circle.setAttribute('fill', colourOf(house, seat))
    circle.seat = seat
    group.appendChild(circle)
    circles.push(circle)
  }
  const setView = ({ scale, x, y }) => group.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${x} ${y})`)
  setView(fitView(map.bounds))
  svg.appendChild(group)
  host.appendChild(svg)
  return {
    setView,
    hit: (x, y) => document.elementFromPoint(x, y)?.seat ?? -1,
    select: (seat) => circles[seat].setAttribute('fill', CHOSEN),
  }
}
