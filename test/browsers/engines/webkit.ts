import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Builder as BuilderClass, WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../scripts/start/port'
import { type Engine, WINDOW } from '../engine'
import { loadDriver } from './drivers'
import { installed } from './installed'

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'dbus']
const LIBRARIES = '/usr/lib'
const FIRST_PORT = 4600
/** Interval between two checks of the driver, ms. */
const STEP = 200

/** Returns the path of WebKit's own small browser, which Debian's driver starts. */
const miniBrowser = (): string => {
  const folders = readdirSync(LIBRARIES).flatMap((arch) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) =>
      path.join(LIBRARIES, arch, name, 'MiniBrowser'),
    ),
  )
  return installed(folders, PACKAGES)[0]!
}

const answers = async (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the driver with a separate display and message bus. Without these, the driver cannot open a window. */
const startDriver = async (): Promise<{ url: string; stop: () => void }> => {
  installed(['WebKitWebDriver'], PACKAGES)
  installed(['xvfb-run'], PACKAGES)
  const port = await freePort(FIRST_PORT, '127.0.0.1')
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x1024x24', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      // Disables acceleration and the sandbox: the machine has no graphics card, and the process runs as root in a
      // container.
      env: { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
  // Stops the whole process group, because the display and the bus are the parents of the driver.
  return { url, stop: () => void process.kill(-child.pid!, 'SIGTERM') }
}

/** Shrinks the window after the start, because the window ignores an initial size. */
const shrink = async (driver: WebDriver): Promise<void> => {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW })
}

/** Debian's WebKit for GTK, controlled by WebDriver. @throws Error if WebKit is missing and cannot be installed */
export const startWebKit = async (): Promise<Engine> => {
  const binary = miniBrowser()
  const { Builder } = loadDriver<{ Builder: typeof BuilderClass }>('selenium-webdriver')
  const service = await startDriver()
  const driver = await new Builder()
    .usingServer(service.url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
  // Loads an empty page, because the first page of a new window hangs.
  await driver.get('about:blank')
  await shrink(driver)
  const capabilities = await driver.getCapabilities()
  return {
    name: `WebKit ${capabilities.getBrowserVersion() ?? ''}`,
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    tap: async ({ x, y }) => {
      await driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    close: async () => {
      await driver.quit().catch(() => undefined)
      service.stop()
    },
  }
}
