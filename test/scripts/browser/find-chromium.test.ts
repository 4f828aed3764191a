import { ensureChineseFonts, findChromium, NoChromium } from '../../../scripts/browser/find-chromium'
import type { Machine } from '../../../scripts/browser/machine'

interface Facts {
  env?: Record<string, string>
  root?: boolean
  /** Installed programs that can be found on the machine. */
  has?: string[]
  /** Programs that are installed by a Debian package. */
  debian?: string[]
  /** True if Playwright can download a browser. */
  online?: boolean
  /** Output of the program fc-list. */
  fonts?: string
  /** Programs that are installed but cannot start. */
  broken?: string[]
}

const machine = ({ env = {}, root = false, has = [], debian = [], online = false, fonts = '', broken = [] }: Facts) => {
  const programs = new Set(has)
  const ran: string[] = []
  const said: string[] = []
  const it: Machine = {
    env,
    isRoot: root,
    locate: (program) => (programs.has(program) ? program : undefined),
    run: (program, args) => {
      ran.push([program, ...args].join(' '))
      if (program === 'apt-get' && args[0] === 'install') debian.forEach((name) => programs.add(name))
      if (args.includes('install') && program === process.execPath && online) programs.add('/cache/chrome')
      if (program === 'fc-list') return { ok: programs.has('fc-list'), output: fonts }
      if (program === 'apt-get') return { ok: args[0] === 'install' ? debian.length > 0 : true, output: '' }
      return {
        ok: program === process.execPath ? online : programs.has(program) && !broken.includes(program),
        output: '',
      }
    },
    playwrightChromium: () => '/cache/chrome',
    print: (line) => said.push(line),
  }
  return { it, ran, said }
}

test('uses CHROMIUM_PATH first', () => {
  expect(findChromium(machine({ env: { CHROMIUM_PATH: '/opt/chrome' }, has: ['/opt/chrome', 'chromium'] }).it)).toBe(
    '/opt/chrome',
  )
})

test('reports a wrong CHROMIUM_PATH as an error', () => {
  expect(() => findChromium(machine({ env: { CHROMIUM_PATH: '/opt/none' }, has: ['chromium'] }).it)).toThrow(NoChromium)
})

test('uses an installed Chromium only if it starts', () => {
  expect(findChromium(machine({ has: ['google-chrome'] }).it)).toBe('google-chrome')
  expect(findChromium(machine({ has: ['chromium', 'google-chrome'], broken: ['chromium'] }).it)).toBe('google-chrome')
})

test('installs the package as root on Debian, with fonts', () => {
  const { it, ran } = machine({ root: true, has: ['apt-get'], debian: ['chromium'] })
  expect(findChromium(it)).toBe('chromium')
  expect(ran).toContainEqual(expect.stringMatching(/^apt-get install .*chromium fonts-noto-cjk$/))
})

test('lets only one process at a time run apt-get', () => {
  const { it, ran } = machine({ root: true, has: ['apt-get', 'flock'] })
  expect(() => findChromium(it)).toThrow(NoChromium)
  const installs = ran.filter((command) => command.includes('apt-get'))
  expect(installs).toHaveLength(2)
  for (const command of installs) expect(command).toMatch(/^flock \S+foyer-apt\.lock apt-get /)
})

test('downloads Playwright’s Chromium if not root, and installs no packages', () => {
  const { it, ran } = machine({ has: ['apt-get'], debian: ['chromium'], online: true })
  expect(findChromium(it)).toBe('/cache/chrome')
  expect(ran.join()).not.toContain('apt-get')
})

test('explains the remedy in one line if no Chromium is available', () => {
  expect(() => findChromium(machine({ root: true, has: ['apt-get'] }).it)).toThrow(/^No Chromium: .*CHROMIUM_PATH.*$/)
})

test('installs Chinese fonts if they are missing', () => {
  const without = machine({ root: true, has: ['apt-get', 'fc-list'], debian: ['fonts'] })
  ensureChineseFonts(without.it)
  expect(without.ran).toContainEqual(expect.stringContaining('fonts-noto-cjk'))

  const having = machine({ root: true, has: ['apt-get', 'fc-list'], fonts: 'Noto Sans CJK SC' })
  ensureChineseFonts(having.it)
  expect(having.ran.join()).not.toContain('apt-get')
})
