import path from 'node:path'
import type { Compiler } from 'webpack'

const LIBRARIES = path.join(__dirname, 'libraries.js')
const FRAMEWORK = path.join(__dirname, 'framework.js')

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
      app: { ...app, dependOn: ['libraries', 'framework'] },
    }
  }
}
