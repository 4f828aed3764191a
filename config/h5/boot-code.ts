import path from 'node:path'
import { buildSync } from 'esbuild'
import { compile } from 'sass'

const boot = path.resolve(__dirname, '../../src/platform/boot')
const source = path.resolve(__dirname, '../../src')

/** The boot script as one line of JavaScript; it expects the page's facts before it. */
export const bootScript = (gateway: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(boot, 'boot.ts')],
    alias: { '@': source },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: {
      'process.env.TARO_APP_GATEWAY': JSON.stringify(gateway),
      'process.env.TARO_APP_PAY_HOSTS': '""',
      'process.env.TARO_APP_UPLOAD_HOSTS': '""',
      'process.env.TARO_APP_WEB_ORIGINS': '""',
      // a setting that the boot script does not use still has to be a value there: pages have no `process`
      'process.env': '{}',
    },
  })
  return outputFiles[0].text.trim()
}

/** The sheet of the first paint: the tokens and the skeleton. */
export const firstSheet = (): string => compile(path.join(boot, 'skeleton.scss'), { style: 'compressed' }).css
