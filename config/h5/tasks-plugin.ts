import path from 'node:path'
import type { Compiler } from 'webpack'

const LIBRARIES = path.join(__dirname, 'libraries.js')
const FRAMEWORK = path.join(__dirname, 'framework.js')

/**
 * Splits the start of the app into several short tasks, so that a slow phone can handle input between them. The
 * libraries are separate files and run as soon as they have loaded. The app's file requires them.
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
