import path from 'node:path'
import { buildSync } from 'esbuild'
import { compile } from 'sass'

const boot = path.resolve(__dirname, '../../src/platform/boot')
const source = path.resolve(__dirname, '../../src')

/**
 * Returns the boot script as one line of JavaScript. In the page, the facts of the build (PageFacts) must come before
 * the script.
 */
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
      // Pages have no `process`, so every setting needs a value, even one that the boot script does not use.
      'process.env': '{}',
    },
  })
  return outputFiles[0].text.trim()
}

/** Returns the style sheet of the first paint: the design tokens and the skeleton. */
export const firstSheet = (): string => compile(path.join(boot, 'skeleton.scss'), { style: 'compressed' }).css
