import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { BrowserServer } from 'playwright-core'
import { serveChromium } from '../../../scripts/browser/launch'
import { BROWSER, GATEWAYS } from './servers'

const ROOT = path.resolve(__dirname, '../../..')

/** Servers that all files of a run share. The teardown stops them. */
export interface Servers {
  browser: BrowserServer
  gateways: ChildProcess
}

declare global {
  var e2eServers: Servers | undefined
}

/** Returns the first line that a process prints. @throws Error if the process ends without printing a line */
const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    createInterface(child.stdout!).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`The gateways of the browser tests ended with code ${code}.`)))
  })

/** Starts the browser and the gateway process, once per run. */
const setUp = async (): Promise<void> => {
  const program = path.join(ROOT, 'node_modules/.bin/tsx')
  const gateways = spawn(program, [path.join(__dirname, 'gateway-server.ts')], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [address, browser] = await Promise.all([firstLine(gateways), serveChromium()])
  globalThis.e2eServers = { browser, gateways }
  process.env[GATEWAYS] = address
  process.env[BROWSER] = browser.wsEndpoint()
}

module.exports = setUp
