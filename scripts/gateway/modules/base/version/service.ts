import { compareVersions } from '../../../../../src/domain/version'
import versions from './data/versions.json'

/**
 * Returns the update that a version needs. The update is mandatory below the merchant's minimum version, and optional
 * below the newest version (shell §4, version check).
 */
const updateFor = (version: string): 'FORCE' | 'WEAK' | 'NONE' => {
  if (compareVersions(version, versions.minimum) < 0) return 'FORCE'
  return compareVersions(version, versions.newest) < 0 ? 'WEAK' : 'NONE'
}

/** Compares a client's version with the merchant's (contract: api/version). */
export const versionMatch = (version: string) => ({
  updateType: updateFor(version),
  newestVersion: versions.newest,
})
