import { existsSync } from 'node:fs'
import path from 'node:path'
import { startGateway } from '../gateway/core/server'
import { storefrontAt, type Storefront } from './storefront'

/** Folder of the build: `FOYER_OUTPUT` as for the build itself (config/README.md). */
const webRoot = path.resolve(__dirname, '../..', process.env.FOYER_OUTPUT ?? 'dist/h5')

/** Returns the folder of the built storefront. @throws Error if there is no build */
export const builtStorefront = (): string => {
  if (!existsSync(path.join(webRoot, 'index.html')))
    throw new Error(`No storefront in ${webRoot}. Run npm run build:h5.`)
  return webRoot
}

/** @throws Error if there is no build */
export const startStorefront = async (): Promise<Storefront> => {
  const gateway = await startGateway({ port: 0, host: '127.0.0.1', webRoot: builtStorefront() })
  return storefrontAt(gateway.url, () => gateway.close())
}
