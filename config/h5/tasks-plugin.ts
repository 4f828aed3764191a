import path from 'node:path'
import type { Compiler } from 'webpack'

const LIBRARIES = path.join(__dirname, 'libraries.js')
const FRAMEWORK = path.join(__dirname, 'framework.js')
/** Stores, requests and routes: half of our own code of the start. */
const STOREFRONT = path.resolve(__dirname, '../../src/app/create-app.ts')

/**
 * Starts the app in several short tasks instead of one long one, so that a slow phone answers a finger in between:
 * the libraries run as soon as their own file is there, and the app's file needs it.
 */
export class TasksPlugin {
  apply(compiler: Compiler): void {
    const { entry } = compiler.options
    if (typeof entry === 'function') return
    const app = entry.app
    compiler.options.entry = {
      libraries: { import: [LIBRARIES] },
      framework: { import: [FRAMEWORK], dependOn: ['libraries'] },
      storefront: { import: [STOREFRONT], dependOn: ['libraries', 'framework'] },
      app: { ...app, dependOn: ['libraries', 'framework', 'storefront'] },
    }
  }
}

const BOOTSTRAP = path.resolve(__dirname, '../../src/app/bootstrap.ts')
const YIELD = 'await new Promise((resolve) => setTimeout(resolve))\n'

/** Put into Taro's entry, which may await. */
export const START_IMPORT = `import { bootstrap as bootstrapStorefront, prepareApp as prepareStorefront } from ${JSON.stringify(BOOTSTRAP)}\n`

/**
 * Loading the app's modules, the storefront in two halves, and drawing the first screen: a task each. Inside a native app the screen
 * waits for the app's login.
 */
export const START_IN_TASKS = `${YIELD}prepareStorefront()\n${YIELD}await bootstrapStorefront().ready\n${YIELD}`
