import path from 'node:path'

const BOOTSTRAP = path.resolve(__dirname, '../../src/app/bootstrap.h5.ts')

/**
 * Import statement that the build adds to Taro's entry. The entry awaits `start` before it draws the root component.
 */
export const START_IMPORT = `import { start as startStorefront } from ${JSON.stringify(BOOTSTRAP)}\n`

export const START = 'await startStorefront(config)\n'
