import type { Peer } from '../page/runner'
import { AS_SHIPPED, mountEngine } from './engine-map'

const mountShipped = mountEngine({ theme: AS_SHIPPED })

/** Mounts the map as visitors see it: sections when zoomed out, floors, row letters, labels, and the mini-map. */
export const mount: Peer['mount'] = (host, house, size) => {
  const { rows, sections } = house.map
  for (const row of rows)
    row.label = String(rows.indexOf(row, sections[row.section].firstRow) - sections[row.section].firstRow + 1)
  return mountShipped(host, house, size)
}
