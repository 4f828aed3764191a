import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the folders of the gateway's modules by name. Each is in the folder of its layer (`GATEWAY_LAYERS`,
 * config/gateway-layers.js).
 * @param parent `scripts/gateway/modules`, or the folder of its tests with the same layers
 */
export const moduleFolders = (parent: string): Map<string, string> => {
  const layers = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const found = layers.flatMap((layer) => {
    const folder = path.join(parent, layer.name)
    return readdirSync(folder).map((name): [string, string] => [name, path.join(folder, name)])
  })
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}
