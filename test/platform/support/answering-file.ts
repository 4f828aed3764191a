import { existsSync } from 'node:fs'
import path from 'node:path'
import type { HostId } from './contract'

export const ROOM = path.resolve(__dirname, '../../../src/platform')

/**
 * Returns the module that implements a capability on a host, without file extension. It is the host's own file if it
 * exists, otherwise the default file.
 */
export const answeringFile = (capability: string, host: HostId): string =>
  existsSync(path.join(ROOM, capability, `index.${host}.ts`)) ? `index.${host}` : 'index'
