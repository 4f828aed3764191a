import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Machine } from './machine'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const FONTS = 'fonts-noto-cjk'

/** Thrown if no browser is available. The message is one line for the user. */
export class NoChromium extends Error {}

/**
 * Returns true if the file is a real browser, which prints its version. Some distributions install a stub that only
 * refers to another package.
 */
const works = (machine: Machine, file: string | undefined): file is string =>
  file !== undefined && machine.run(file, ['--version', '--no-sandbox'], 120).ok

const installed = (machine: Machine): string | undefined =>
  [...NAMES, MAC].map((name) => machine.locate(name)).find((file) => works(machine, file))

const canInstall = (machine: Machine): boolean => machine.isRoot && machine.locate('apt-get') !== undefined

/**
 * Runs apt-get under a lock. Checks that need a browser start in parallel, but apt-get fails while another apt-get
 * runs.
 */
const aptGet = (machine: Machine, ...args: string[]): boolean => {
  const alone = machine.locate('flock') ? ['flock', path.join(tmpdir(), 'foyer-apt.lock')] : []
  const [program, ...rest] = [...alone, 'apt-get', ...args]
  return machine.run(program!, rest, 1200).ok
}

const aptInstall = (machine: Machine, ...packages: string[]): boolean => {
  machine.print(`Installing ${packages.join(' and ')} (apt-get) …`)
  aptGet(machine, 'update', '-q')
  return aptGet(machine, 'install', '-y', '-q', '--no-install-recommends', ...packages)
}

const downloaded = (machine: Machine): string | undefined => {
  const file = machine.playwrightChromium()
  if (machine.locate(file)) return file
  machine.print("Downloading Playwright's Chromium …")
  const cli = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js')
  return machine.run(process.execPath, [cli, 'install', 'chromium'], 240).ok ? machine.locate(file) : undefined
}

/**
 * Returns the path of a working Chromium. Tries `CHROMIUM_PATH`, a browser of the machine, Debian's package (installed
 * now if root), and Playwright's own download. @throws NoChromium
 */
export const findChromium = (machine: Machine): string => {
  const requested = machine.env.CHROMIUM_PATH
  if (requested) {
    const file = machine.locate(requested)
    if (works(machine, file)) return file
    throw new NoChromium(`CHROMIUM_PATH is ${requested}, which is not a browser that starts.`)
  }
  const found =
    installed(machine) ??
    (canInstall(machine) && aptInstall(machine, 'chromium', FONTS) ? installed(machine) : undefined) ??
    downloaded(machine)
  if (works(machine, found)) return found
  throw new NoChromium(
    'No Chromium: set CHROMIUM_PATH, or install one (Debian: apt-get install chromium fonts-noto-cjk).',
  )
}

/** Installs a font for Chinese text if the font is missing. Prints a warning if the installation fails. */
export const ensureChineseFonts = (machine: Machine): void => {
  const known = machine.run('fc-list', [':lang=zh', 'family'], 30)
  if (known.ok && known.output.trim() !== '') return
  if (canInstall(machine) && aptInstall(machine, 'fontconfig', FONTS)) return
  if (known.ok) machine.print(`No Chinese font found: pictures will show boxes (Debian: apt-get install ${FONTS}).`)
}
