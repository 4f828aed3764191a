import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { Html } from '../../../../pages/markup'

/** Styles of a scan page: its result, its form and its recent scans. */
export const SCAN_STYLE = new Html(readFileSync(join(__dirname, 'scan.css'), 'utf8'))

/** Path of the worker that reads pictures of the camera. The gate serves it. */
export const DECODER = join(__dirname, 'decoder.ts')

/** Returns the security headers of a page that scans with the camera. `nonce` allows its script. */
export const scanHeaders = (nonce: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; worker-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(self)',
})

const built = new Map<string, string>()

/** Builds a browser script on first use. The script includes rules of `src/domain` that the gateway also uses. */
export const browserScript = (path: string): string => {
  const known = built.get(path)
  if (known !== undefined) return known
  const { outputFiles } = buildSync({
    entryPoints: [path],
    alias: { '@': join(__dirname, '../../../../../src') },
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
  })
  built.set(path, outputFiles[0].text)
  return outputFiles[0].text
}

/** Builds a script and returns it for an inline script element. */
export const inlineScript = (path: string): Html => new Html(browserScript(path).replace(/<\//g, '<\\/'))
