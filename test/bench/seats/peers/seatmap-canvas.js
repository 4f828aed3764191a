import { SeatMapCanvas } from '@alisaitteke/seatmap-canvas'
import { CHOSEN, colourOf, GROUND, PITCH, TAKEN } from '../page/venue'
import { fitView } from '../page/views'

/**
 * The library has no style sheet. Without the masks, its seats are visible at every scale, like the seats of the other
 * libraries.
 */
const SHEET = `.block-level-mask,.seat-level-mask,.block .bounds,.block .infos{display:none}.zoom-out-bg{fill:${GROUND}}.block{opacity:1}`

/**
 * Number of the library's units per cm. The library's own zoom could not show the complete plan with one unit per cm.
 */
const UNIT = 0.4

/** Mounts the library. The library supports only one radius for all seats. The library's own zoom moves the map. */
export const mount = async (host, house, { width, height }) => {
  const { map } = house
  const box = document.createElement('div')
  box.id = 'seatmap'
  box.style.cssText = `width:${width}px;height:${height}px`
  host.appendChild(box)
  // Silences the library, which logs every zoom event.
  for (const name of ['log', 'info', 'warn']) console[name] = () => undefined
  const sheet = document.createElement('style')
  sheet.textContent = SHEET
  document.head.appendChild(sheet)
  const plan = new SeatMapCanvas('#seatmap', {
    resizable: false,
    legend: false,
    canvas_stageout_control: false,
    min_zoom: 0.001,
    max_zoom: 20,
    style: { seat: { radius: PITCH * 0.375 * UNIT, color: '#6796ff', not_salable: TAKEN, selected: CHOSEN } },
  })
  const seatOf = (seat) => ({
    id: seat,
    title: String(seat),
    x: map.x[seat] * UNIT,
    y: map.y[seat] * UNIT,
    salable: !house.taken[seat],
    color: colourOf(house, seat),
  })
  plan.data.addBulkBlock(
    map.sections.map(({ code, first, count }, index) => ({
      id: index + 1,
      title: code,
      color: '#eeeeee',
      labels: [],
      seats: Array.from({ length: count }, (_, at) => seatOf(first + at)),
    })),
  )
  const setView = ({ scale, x, y }) =>
    plan.svg.stage.node.interrupt().attr('transform', `translate(${x},${y})scale(${scale / UNIT})`)
  setView(fitView(map.bounds))
  return {
    setView,
    hit(x, y) {
      for (let element = document.elementFromPoint(x, y); element && element !== host; element = element.parentNode)
        if (element.classList?.contains('seat')) return Number(element.id)
      return -1
    },
    select(seat) {
      const section = map.rows[map.rowOf[seat]].section
      plan.data.getBlock(section + 1).seats[seat - map.sections[section].first].svg.select()
    },
  }
}
