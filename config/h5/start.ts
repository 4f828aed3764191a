import path from 'node:path'

const BOOTSTRAP = path.resolve(__dirname, '../../src/app/bootstrap.h5.ts')

/** Added to Taro's entry, which may await: the storefront starts before the root component is drawn. */
export const START_IMPORT = `import { start as startStorefront } from ${JSON.stringify(BOOTSTRAP)}\n`

export const START = 'await startStorefront(config)\n'
