import { compareVersions } from '../../../../../src/domain/version'
import versions from './data/versions.json'

/** Below the merchant's minimum a client has to be renewed, below the newest it may be (shell §4, version check). */
const updateFor = (version: string): 'FORCE' | 'WEAK' | 'NONE' => {
  if (compareVersions(version, versions.minimum) < 0) return 'FORCE'
  return compareVersions(version, versions.newest) < 0 ? 'WEAK' : 'NONE'
}

/** How a client's version stands to the merchant's (contract: api/version). */
export const versionMatch = (version: string) => ({
  updateType: updateFor(version),
  newestVersion: versions.newest,
})
