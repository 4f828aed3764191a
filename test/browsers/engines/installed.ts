import { thisMachine } from '../../../scripts/browser/machine'

/** Timeout for installing a browser from Debian, seconds. */
const INSTALL = 900

/**
 * Returns the full paths of the programs. If a program is missing and the user is root, installs Debian's packages.
 * @param programs names on the path, or full paths
 * @throws Error if a program is missing; the message contains the packages to install
 */
export const installed = (programs: readonly string[], packages: readonly string[]): string[] => {
  const machine = thisMachine()
  const found = () => programs.map((program) => machine.locate(program)).filter((file) => file !== undefined)
  if (found().length > 0) return found()
  if (machine.isRoot && machine.locate('apt-get')) {
    machine.print(`Installing ${packages.join(' and ')} (apt-get) …`)
    machine.run('apt-get', ['update', '-q'], INSTALL)
    machine.run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], INSTALL)
  }
  if (found().length > 0) return found()
  throw new Error(`No ${programs[0]}. On Debian, run apt-get install ${packages.join(' ')}.`)
}
