import { existsSync } from 'node:fs'
import path from 'node:path'
import type { HostId } from './contract'

export const ROOM = path.resolve(__dirname, '../../../src/platform')

/**
 * Returns the module that implements a capability on a host, without its extension: the host's own file, or else the
 * default.
 */
export const answeringFile = (capability: string, host: HostId): string =>
  existsSync(path.join(ROOM, capability, `index.${host}.ts`)) ? `index.${host}` : 'index'
