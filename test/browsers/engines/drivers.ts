import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const folder = path.resolve(__dirname, '..')

/**
 * Installs the drivers if they are missing. They are not dependencies of the project, because only this command needs
 * their 70 MB.
 */
const installDrivers = (): void => {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return
  process.stderr.write('Installing the drivers of Firefox and WebKit …\n')
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm ci failed in test/browsers. Its output is above.')
}

/** Loads a driver of test/browsers/package.json. @throws Error if the driver cannot be installed */
export const loadDriver = <Driver>(name: string): Driver => {
  installDrivers()
  return createRequire(path.join(folder, 'package.json'))(name) as Driver
}
