import { existsSync } from 'node:fs'
import path from 'node:path'
import { startGateway } from '../gateway/core/server'
import { storefrontAt, type Storefront } from './storefront'

/** Where the build is: `FOYER_OUTPUT` as for the build itself (config/README.md). */
const webRoot = path.resolve(__dirname, '../..', process.env.FOYER_OUTPUT ?? 'dist/h5')

/** The folder of the built storefront. @throws Error when it was not built. */
export const builtStorefront = (): string => {
  if (!existsSync(path.join(webRoot, 'index.html')))
    throw new Error(`There is no storefront in ${webRoot}: npm run build:h5 first.`)
  return webRoot
}

/** @throws Error when the storefront was not built. */
export const startStorefront = async (): Promise<Storefront> => {
  const gateway = await startGateway({ port: 0, host: '127.0.0.1', webRoot: builtStorefront() })
  return storefrontAt(gateway.url, () => gateway.close())
}
