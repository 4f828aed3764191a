import path from 'node:path'
import type { Compiler } from 'webpack'

const LIBRARIES = path.join(__dirname, 'libraries.js')
const FRAMEWORK = path.join(__dirname, 'framework.js')

/**
 * Starts the app in several short tasks instead of a long one, so that a slow phone can handle input in between. The
 * libraries run when their own file has loaded; the app's file requires them.
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
