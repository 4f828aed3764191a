import { thisMachine } from '../../../scripts/browser/machine'

/** Timeout of Debian's installation of a browser, seconds. */
const INSTALL = 900

/**
 * Returns full paths of the programs. Installs Debian's packages when a program is missing and the user is root.
 * @param programs names on the path, or full paths
 * @throws Error with the packages to install
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
